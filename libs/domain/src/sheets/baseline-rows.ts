import { freeName } from '../names/free-name';
import { MAX_ROW_NAME } from '../names/name-shape';
import { isVisible } from '../names/visible-text';
import type { BaselineTask, Plan, Task } from '../plan/plan';
import { defaultBaseline } from '../progress/shares';
import { treeOf } from '../tree/tree';
import type { CheckedRows, DateCell } from './checked-rows';
import { OnceEach } from './once-each';
import { ROW_CODES, type RowCode, type RowProblem } from './row-problem';
import { taskByCode } from './task-by-code';

/** A row of baseline dates. `finish` is the day after the last one: work that begins and ends on a day would be none. */
export interface BaselineRow {
  readonly line: number;
  readonly code: string;
  readonly text: string;
  readonly start: DateCell;
  readonly finish: DateCell;
}

/**
 * Rows of dates for the current baseline (planning core, section 5, "Baseline/progress CSV"). They come to a baseline of its
 * own, named after the file, in which tasks that the file does not name keep the dates of the current one. Rows of summaries are
 * empty: a baseline holds work. Without a current baseline, or a row that matches it, nothing comes in.
 */
export function checkBaselineRows(plan: Plan, rows: readonly BaselineRow[], fileName: string): CheckedRows {
  const current = defaultBaseline(plan);
  if (!current) return { ...NOTHING, failure: 'BASELINE_MISSING' };
  const tasks = new Map(current.tasks.map((task) => [task.taskId, task]));
  const updated: number[] = [];
  const empty: number[] = [];
  const problems: RowProblem[] = [];
  const once = new OnceEach();
  for (const row of rows) {
    const found = readRow(plan, row, tasks, once);
    const { line, code: taskCode } = row;
    if (typeof found === 'string')
      problems.push({ line, code: found, taskCode, params: ROW_CODES[found].length > 0 ? { taskCode } : {} });
    else if (!found) empty.push(line);
    else {
      tasks.set(found.taskId, found);
      updated.push(line);
    }
  }
  if (updated.length === 0) {
    const matchesNone = rows.every((row) => !tasks.has(taskByCode(plan, row)?.id ?? ''));
    const failure = matchesNone ? 'SHEET_NOTHING_MATCHES' : problems.length === 0 ? 'SHEET_NO_CHANGES' : null;
    return { ...NOTHING, empty, problems, failure };
  }
  const name = nameAfter(plan, fileName);
  const actions = [{ type: 'LOAD_BASELINE' as const, payload: { name, tasks: standing(plan, tasks) } }];
  return { ...NOTHING, actions, updated, empty, problems };
}

/** The file's name without its extension, free among the baselines'. */
function nameAfter(plan: Plan, fileName: string): string {
  const name = fileName.replace(/\.[^.]*$/, '').trim();
  return freeName(plan.baselines, isVisible(name) ? name : 'CSV', MAX_ROW_NAME);
}

const NOTHING: CheckedRows = {
  actions: [],
  updated: [],
  empty: [],
  problems: [],
  failure: null,
  moved: [],
  changes: [],
};

/** What is wrong with a row, the dates that it gives, or null when the baseline has them already. */
function readRow(
  plan: Plan,
  { code, text, start, finish }: BaselineRow,
  present: ReadonlyMap<string, BaselineTask>,
  once: OnceEach,
): RowCode | BaselineTask | null {
  if (!code || !text || start === undefined || finish === undefined) return 'ROW_DATA_MISSING';
  const task = taskByCode(plan, { code, text });
  if (task && !treeOf(plan).isLeaf(task.id)) return null;
  const before = task && present.get(task.id);
  if (!task || !before) return 'ROW_NOT_IN_BASELINE';
  if (once.isRepeated(task)) return 'ROW_TASK_REPEATED';
  if (start === null) return 'ROW_START_INVALID';
  if (finish === null) return 'ROW_FINISH_INVALID';
  const problem = orderProblem(task, start, finish);
  if (problem) return problem;
  return before.start === start && before.end === finish ? null : { taskId: task.id, start, end: finish };
}

function orderProblem(task: Task, start: string, finish: string): RowCode | null {
  if (start > finish) return 'ROW_START_AFTER_FINISH';
  return start === finish && task.kind !== 'milestone' ? 'ROW_START_IS_FINISH' : null;
}

/** Those that are still work of the plan, in the order of the current baseline. */
function standing(plan: Plan, tasks: ReadonlyMap<string, BaselineTask>): readonly BaselineTask[] {
  const tree = treeOf(plan);
  return [...tasks.values()].filter(({ taskId }) => plan.tasks.has(taskId) && tree.isLeaf(taskId));
}
