import type { DecisionContext } from '../decisions/decision';
import type { Payload, PlanAction } from '../actions/registry';
import { may } from '../permissions/permission';
import type { Plan, Responsible, Task } from '../plan/plan';
import { isDone, roundTo2 } from '../progress/hundredths';
import { taskState } from '../states/task-state';
import { termMembers } from '../terms/membership';
import { openTerm } from '../terms/open-term';
import { treeOf } from '../tree/tree';
import { shareOfUnits, unitsOf } from '../units/task-units';
import {
  batchesOf,
  type NumberCell,
  type RowsOfFile,
  RowTrial,
  type SheetActions,
  type UnnamedTasks,
} from './checked-rows';
import { responsibleOfCell, shownCell, taskOfCell } from './labels';
import { OnceEach } from './once-each';
import type { RowCode } from './row-problem';
import { isUntouched, type ShortTermRow, withPresent } from './short-term-cells';

/** What a row asks for, in the plan's terms. */
interface Wanted {
  readonly progress: number;
  readonly commitment: number | null;
  /** What of both was said in units. */
  readonly unitsProgressed?: number;
  readonly unitsCommited?: number;
  readonly person: Responsible;
}

/** What a file says of the open term. */
export interface ShortTermSheet {
  readonly rows: readonly ShortTermRow[];
  /** Ids of the tasks that it was handed out with, which it replaces; null where the file does not know, and stands for the whole term. */
  readonly part: readonly string[] | null;
  /** The number of the term that it was handed out of, in files that know it. */
  readonly termNumber?: number;
}

/** Whether a file is of the open term, as far as it knows: what it says of one that is closed since would be taken for promises of this one. */
export const isOfOpenTerm = (plan: Plan, { termNumber }: ShortTermSheet): boolean =>
  termNumber === undefined || termNumber === openTerm(plan).number;

/** What files of the open term come to, in their order, and what they make of the plan together: one edit where it holds them. */
export interface ShortTermFiles extends SheetActions {
  readonly files: readonly RowsOfFile[];
}

/**
 * Files of the open term, as a planner gets them back from those they were handed out to. A file replaces the term (planning core,
 * section 5, "Short-term spreadsheet"): progress, commitment and responsible take the place of what the term has for the tasks
 * named, also by rows that are refused; a task with several people keeps them when the row names one of them. Of the tasks that a file was
 * handed out with, those that no file names leave the term, for who may take them out, with progress and commitment back at the
 * last close; what came into the term since stays. A file without a sound row takes nobody out: it is the wrong file.
 *
 * What was not filled in says nothing: neither against the plan, which may have gone on since the file was handed out, nor against
 * another file. A task of several people stands in the file of each. Where two files say something else of the same value of
 * a task the row of the later one is refused.
 */
export function checkShortTermFiles(
  plan: Plan,
  sheets: readonly ShortTermSheet[],
  context: DecisionContext,
): ShortTermFiles {
  const trial = new RowTrial(plan, context);
  const said = new Map<string, string>();
  const tried = sheets.map(({ rows }) => triedRows(plan, rows, context, { trial, said }));
  const unnamed = unnamedTasks(
    plan,
    sheets,
    tried.map(({ updated, empty }) => updated.length + empty.length > 0),
  );
  const leave = may(context.actor, 'editPlan');
  const files = tried.map(({ updated, empty, problems }, place): RowsOfFile => {
    const own = { ...unnamed[place]!, leave };
    const changes = updated.length > 0 || problems.length > 0 || (leave && own.ids.length > 0);
    return { updated, empty, problems, failure: changes ? null : 'SHEET_NO_CHANGES', unnamed: own };
  });
  const actions = [
    ...joined(tried.flatMap(({ accepted }) => accepted.flat())),
    ...(leave ? removals(unnamed.flatMap(({ ids }) => ids)) : []),
  ];
  return {
    files,
    actions: batchesOf(actions.map((action) => [action])),
    moved: trial.moved(),
    changes: trial.changes,
  };
}

/**
 * The task of the lowest level that a row names, by its id or else by code and name beside it, since spreadsheets may change an id's case:
 * summaries take no values.
 */
function taskNamed(plan: Plan, { code, label = '' }: Pick<ShortTermRow, 'code' | 'label'>): Task | undefined {
  const task = taskOfCell(plan, code) ?? (label === '' ? undefined : taskOfCell(plan, label));
  return task && treeOf(plan).isLeaf(task.id) ? task : undefined;
}

interface FilesBefore {
  readonly trial: RowTrial;
  /** What was filled in of a value of a task in the files before, by both. */
  readonly said: Map<string, string>;
}

function triedRows(
  plan: Plan,
  rows: readonly ShortTermRow[],
  context: DecisionContext,
  { trial, said }: FilesBefore,
) {
  const once = new OnceEach();
  const saidIn = new Map<number, readonly (readonly [string, string])[]>();
  const shown = rows.map((row) => ({ ...row, shown: shownCell(plan, row.code, row.label) }));
  const tried = trial.tryRows(shown, (row): RowCode | readonly PlanAction[] => {
    const task = taskNamed(plan, row);
    if (!task) return 'ROW_TASK_UNKNOWN';
    if (once.isRepeated(task)) return 'ROW_TASK_REPEATED';
    if (isUntouched(row)) return [];
    const wanted = wantedOf(plan, task, { ...row, ...withPresent(plan, task, row) });
    if (typeof wanted === 'string') return wanted;
    const filledIn = filledInOf(task, row, wanted);
    if (filledIn.some(([key, value]) => said.has(key) && said.get(key) !== value)) return 'ROW_FILES_DIFFER';
    saidIn.set(row.line, filledIn);
    const news = actionsOf(task, wanted).filter(({ type }) => !said.has(keyOf(task, type)));
    return news.length > 0 ? (barOf(plan, task, wanted, context) ?? news) : [];
  });
  // A row that is refused says nothing against those of the files behind it.
  for (const line of [...tried.updated, ...tried.empty])
    for (const [key, value] of saidIn.get(line) ?? []) said.set(key, value);
  return tried;
}

/** By which action each value of a task is changed, and in which cells it is filled in. */
const VALUES = [
  ['ASSIGN_RESPONSIBLES', ['responsible']],
  ['SET_PROGRESSES', ['progress', 'unitsProgressed']],
  ['SET_COMMITMENTS', ['commitment', 'unitsCommited']],
] as const;

const keyOf = (task: Task, type: PlanAction['type']): string => `${type} ${task.id}`;

/** The values of a task that a row has filled in, be they what the plan says by now; of a file that does not know, those that are not. */
function filledInOf(task: Task, row: ShortTermRow, wanted: Wanted): readonly (readonly [string, string])[] {
  const { person, progress, commitment } = wanted;
  const values = { ASSIGN_RESPONSIBLES: person.id, SET_PROGRESSES: progress, SET_COMMITMENTS: commitment };
  const changed = new Set<string>(actionsOf(task, wanted).map(({ type }) => type));
  return VALUES.filter(([type, cells]) =>
    row.handedOut ? cells.some((cell) => row[cell] !== row.handedOut![cell]) : changed.has(type),
  ).map(([type]) => [keyOf(task, type), String(values[type])]);
}

/** Of each file, the tasks of its part of the term that it does not name: told once where no file does, or as named by another. */
function unnamedTasks(
  plan: Plan,
  sheets: readonly ShortTermSheet[],
  isSound: readonly boolean[],
): readonly Omit<UnnamedTasks, 'leave'>[] {
  const { leaves } = termMembers(plan);
  const namedBy = sheets.map(({ rows }) => new Set(rows.map((row) => taskNamed(plan, row)?.id)));
  const told = new Set<string>();
  return sheets.map(({ part }, place) => {
    const replaced = part && new Set(part);
    const left = isSound[place]
      ? leaves.filter((id) => (replaced?.has(id) ?? true) && !namedBy[place]!.has(id))
      : [];
    const ids = left.filter((id) => !told.has(id) && !namedBy.some((named) => named.has(id)));
    for (const id of ids) told.add(id);
    return { ids, elsewhere: left.filter((id) => namedBy.some((named) => named.has(id))) };
  });
}

const removals = (taskIds: readonly string[]): readonly PlanAction[] =>
  taskIds.length > 0 ? [{ type: 'SET_TERM_MEMBERSHIP', payload: { taskIds, member: false } }] : [];

function wantedOf(plan: Plan, task: Task, row: ShortTermRow): Wanted | RowCode {
  const { progress, commitment, responsible } = row;
  if (progress === undefined || responsible === '') return 'ROW_DATA_MISSING';
  if (!isPercent(progress)) return 'ROW_PROGRESS_INVALID';
  const person = responsibleOfCell(plan, responsible);
  if (!person) return 'ROW_RESPONSIBLE_UNKNOWN';
  if (commitment !== undefined && !isPercent(commitment)) return 'ROW_COMMITMENT_INVALID';
  const done = saidOf(task, 'progress', roundTo2(progress / 100), row.unitsProgressed);
  if (typeof done === 'string') return done;
  const promised = commitment === undefined ? null : roundTo2(commitment / 100);
  const promise = saidOf(task, 'commitment', promised, row.unitsCommited);
  if (typeof promise === 'string') return promise;
  return {
    progress: done.share ?? 0,
    commitment: promise.share,
    ...(done.units !== undefined && { unitsProgressed: done.units }),
    ...(promise.units !== undefined && { unitsCommited: promise.units }),
    person,
  };
}

/**
 * A share that a row says in percent and in units. The cell that was filled in anew counts; where both were they have to agree. A
 * cell of units that says what the plan says, or nothing, leaves it to the percent.
 */
function saidOf(
  task: Task,
  entry: 'progress' | 'commitment',
  share: number | null,
  units: NumberCell,
): { readonly share: number | null; readonly units?: number } | RowCode {
  if (units === undefined || units === unitsOf(task, entry)) return { share };
  const { quantity } = task;
  if (units === null || quantity == null || units < 0 || units > quantity) return 'ROW_UNITS_INVALID';
  const said = shareOfUnits(units, quantity);
  return share === task[entry] || share === said ? { share: said, units } : 'ROW_UNITS_DIFFER';
}

function isPercent(value: number | null): value is number {
  return value !== null && value >= 0 && value <= 100;
}

function actionsOf(task: Task, wanted: Wanted): PlanAction[] {
  const { progress, commitment, unitsProgressed, unitsCommited, person } = wanted;
  const taskId = task.id;
  const actions: PlanAction[] = [];
  if (!task.responsibles.includes(person.id))
    actions.push({ type: 'ASSIGN_RESPONSIBLES', payload: { taskIds: [taskId], responsibles: [person.id] } });
  if (progress !== task.progress || unitsProgressed !== undefined) {
    const entry = { taskId, progress, ...(unitsProgressed !== undefined && { unitsProgressed }) };
    actions.push({ type: 'SET_PROGRESSES', payload: { entries: [entry] } });
  }
  if (commitment !== task.commitment || unitsCommited !== undefined) {
    const entry = { taskId, commitment, ...(unitsCommited !== undefined && { unitsCommited }) };
    actions.push({ type: 'SET_COMMITMENTS', payload: { entries: [entry] } });
  }
  return actions;
}

/**
 * One action of each kind, and one per person for who is assigned, so that all that is read is one bulk edit: done and
 * taken back as a whole. No two rows are about one value of a task, so that only the order within a row matters, which stays.
 */
function joined(actions: readonly PlanAction[]): readonly PlanAction[] {
  const tasksOf = new Map<string, string[]>();
  const progresses: Payload<'SET_PROGRESSES'>['entries'][number][] = [];
  const commitments: Payload<'SET_COMMITMENTS'>['entries'][number][] = [];
  for (const { type, payload } of actions) {
    if (type === 'SET_PROGRESSES') progresses.push(...payload.entries);
    else if (type === 'SET_COMMITMENTS') commitments.push(...payload.entries);
    else if (type === 'ASSIGN_RESPONSIBLES')
      for (const person of payload.responsibles)
        tasksOf.set(person, [...(tasksOf.get(person) ?? []), ...payload.taskIds]);
  }
  const assigned = [...tasksOf].map(([person, taskIds]): PlanAction => ({
    type: 'ASSIGN_RESPONSIBLES',
    payload: { taskIds, responsibles: [person] },
  }));
  return [
    ...assigned,
    ...(progresses.length > 0 ? [{ type: 'SET_PROGRESSES', payload: { entries: progresses } } as const] : []),
    ...(commitments.length > 0
      ? [{ type: 'SET_COMMITMENTS', payload: { entries: commitments } } as const]
      : []),
  ];
}

/** Why the task's state bars what changes: a value that stays as it was is not held against the row. */
function barOf(plan: Plan, task: Task, wanted: Wanted, context: DecisionContext): RowCode | null {
  const changed = [
    ...(wanted.progress === task.progress ? [] : [wanted.progress]),
    ...(wanted.commitment === task.commitment ? [] : [wanted.commitment ?? 0]),
  ];
  const highest = Math.max(0, ...changed);
  if (highest === 0) return null;
  const state = taskState(plan, task, context.today);
  if (state === 'endRestricted') return isDone(highest) ? 'ROW_END_HELD' : null;
  return BARS[state] ?? null;
}

const BARS: Readonly<Partial<Record<ReturnType<typeof taskState>, RowCode>>> = {
  completed: 'ROW_COMPLETED',
  notAnalysed: 'ROW_NOT_ANALYSED',
  delayed: 'ROW_LATE',
  startRestricted: 'ROW_START_HELD',
};
