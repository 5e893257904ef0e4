import { type DecisionContext, planAfter } from '../decisions/decision';
import { MAX_BATCH } from '../actions/row-ids';
import { decide, type PlanAction } from '../actions/registry';
import type { Change } from '../plan/change';
import type { Plan } from '../plan/plan';
import { type MovedTask, movedTasks } from '../proposals/date-effect';
import { taskOfCell } from './labels';
import { ROW_CODES, type RowCode, type RowProblem, type SheetCode } from './row-problem';
import { taskByCode } from './task-by-code';

/** What the rows of one file come to: the sound ones come in, the others are listed. */
export interface RowsOfFile {
  /** Lines that change something. */
  readonly updated: readonly number[];
  /** Lines that say what the plan says already. */
  readonly empty: readonly number[];
  readonly problems: readonly RowProblem[];
  /** Why nothing of the file comes in at all; null when something does, or when its rows say why themselves. */
  readonly failure: SheetCode | null;
  /** Of a file of the open term, the term's tasks that it does not name. */
  readonly unnamed?: UnnamedTasks;
}

/** What all that was read makes of the plan. */
export interface SheetActions {
  /** To be submitted one after another; each is done as a whole or not at all. */
  readonly actions: readonly PlanAction[];
  /** The tasks that the sound rows move, by their new first day; none of files that move none. */
  readonly moved: readonly MovedTask[];
  /** What the sound rows change, with what is there now: what tells whether the plan is another where they are to come in. */
  readonly changes: readonly Change[];
}

/** What a file comes to, and what that makes of the plan. */
export interface CheckedRows extends RowsOfFile, SheetActions {}

/** Tasks of the open term that a file of it does not name. */
export interface UnnamedTasks {
  /** Those that no file names, by ids in the order of the tree. */
  readonly ids: readonly string[];
  /** Whether these leave the term: where taking tasks out of it is not for who brings the file in, they stay. */
  readonly leave: boolean;
  /** Those that another file names, for which they stay. */
  readonly elsewhere: readonly string[];
}

/** A cell that should hold a date: the date, null when it holds something else, undefined when it is empty. */
export type DateCell = string | null | undefined;
/** A cell that should hold a number: the number, null when it holds something else, undefined when it is empty. */
export type NumberCell = number | null | undefined;

interface SheetRow {
  /** Row of the file as a spreadsheet numbers them. */
  readonly line: number;
  /** What the row calls its task: a code, an id or a label. */
  readonly code: string;
  /** The task's name, in files that say it beside the code. */
  readonly text?: string;
  /** What people are told that the row is about, where that is not its code. */
  readonly shown?: string;
}

/** What is wrong with a row, or the actions that it comes to, none when it changes nothing. */
export type ReadRow<R> = (row: R) => RowCode | readonly PlanAction[];

/** The rows of a file, tried upon the plan. */
export function checkRows<R extends SheetRow>(
  plan: Plan,
  rows: readonly R[],
  context: DecisionContext,
  read: ReadRow<R>,
): CheckedRows {
  const trial = new RowTrial(plan, context);
  const { accepted, ...tried } = trial.tryRows(rows, read);
  const failure = accepted.length === 0 && tried.problems.length === 0 ? 'SHEET_NO_CHANGES' : null;
  return { actions: batchesOf(accepted), ...tried, failure, moved: trial.moved(), changes: trial.changes };
}

function rowsOf(plan: Plan, { code, text = '' }: SheetRow): readonly string[] {
  const task = taskByCode(plan, { code, text }) ?? taskOfCell(plan, code);
  return task ? [task.id] : [];
}

/** The plan as rows would leave it, those of one file or of several. */
export class RowTrial {
  private ids = 0;
  private plan: Plan;
  readonly changes: Change[] = [];

  constructor(
    private readonly before: Plan,
    private readonly context: DecisionContext,
  ) {
    this.plan = before;
  }

  /**
   * Goes through rows in order. The actions of each are tried upon the plan that the rows before leave: what the plan refuses is that row's
   * problem, so that the rest is accepted when it is submitted as it was here. All of a row's actions come in, or none.
   */
  tryRows<R extends SheetRow>(rows: readonly R[], read: ReadRow<R>) {
    const updated: number[] = [];
    const empty: number[] = [];
    const problems: RowProblem[] = [];
    const accepted: (readonly PlanAction[])[] = [];
    for (const row of rows) {
      const { line, code, shown: taskCode = code } = row;
      const found = read(row);
      if (typeof found === 'string') {
        const params: RowProblem['params'] = ROW_CODES[found].length > 0 ? { taskCode } : {};
        problems.push({ line, code: found, taskCode, params, rows: rowsOf(this.before, row) });
      } else if (found.length === 0) empty.push(line);
      else {
        const refusal = this.refusalOf(found);
        if (refusal) problems.push({ line, taskCode, params: {}, ...refusal });
        else {
          accepted.push(found);
          updated.push(line);
        }
      }
    }
    return { updated, empty, problems, accepted };
  }

  /** What all that was done moves. */
  moved(): readonly MovedTask[] {
    return movedTasks(this.before, this.plan, this.changes);
  }

  /** Does the actions together, or answers why one of them cannot be done and does none. */
  private refusalOf(actions: readonly PlanAction[]) {
    let plan = this.plan;
    const changes: Change[] = [];
    for (const action of actions) {
      const first = this.ids;
      const newId = (n: number): string => {
        this.ids = Math.max(this.ids, first + n + 1);
        return `row-${first + n}`;
      };
      const decision = decide(plan, action, { ...this.context, newId });
      if (!decision.ok) return decision.refusal;
      plan = planAfter(plan, decision);
      changes.push(...decision.changes);
    }
    this.plan = plan;
    this.changes.push(...changes);
    return null;
  }
}

/** As few bulk edits as hold them, a row's actions never apart. */
export function batchesOf(accepted: readonly (readonly PlanAction[])[]): readonly PlanAction[] {
  const batches: PlanAction[][] = [];
  for (const ofRow of accepted) {
    const last = batches.at(-1);
    if (last && last.length + ofRow.length <= MAX_BATCH) last.push(...ofRow);
    else batches.push([...ofRow]);
  }
  return batches.map((actions) => ({ type: 'BATCH_UPDATE', payload: { actions } }));
}
