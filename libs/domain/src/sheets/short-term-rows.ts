import { type DecisionContext, planAfter } from '../decisions/decision';
import { MAX_BULK } from '../actions/payload-fields';
import { decide, type Payload, type PlanAction } from '../actions/registry';
import { may } from '../permissions/permission';
import type { Plan, Responsible, Task } from '../plan/plan';
import { isDone, roundTo2 } from '../progress/hundredths';
import { taskState } from '../states/task-state';
import { termMembers } from '../terms/membership';
import { treeOf } from '../tree/tree';
import { shareOfUnits, unitsOf } from '../units/task-units';
import { type CheckedRows, type NumberCell, type UnnamedTasks, checkRows } from './checked-rows';
import { responsibleOfCell, shownCell, taskOfCell } from './labels';
import { OnceEach } from './once-each';
import type { RowCode } from './row-problem';

/** What a row says of a task in the open term; progress and commitment in percent. */
export interface ShortTermRow {
  readonly line: number;
  /** The task's id. */
  readonly code: string;
  /** Its code and name as the file says them beside the id. */
  readonly label?: string;
  readonly responsible: string;
  /** Empty takes the commitment away. */
  readonly commitment: NumberCell;
  readonly progress: NumberCell;
  /** Both in the task's units; files of before they were there have none. */
  readonly unitsCommited?: NumberCell;
  readonly unitsProgressed?: NumberCell;
}

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
  /** Ids of the tasks that it was handed out with where these were a part of the term; null where it stands for the whole. */
  readonly part: readonly string[] | null;
}

export interface ShortTermRows extends CheckedRows {
  readonly unnamed: UnnamedTasks;
}

/** What files of the open term that are read together know of one another. */
interface Together {
  /** The plan that the files before leave. */
  reached: Plan;
  /** What the files before make of a task, by its id. */
  readonly changed: Map<string, string>;
  /** Tasks that any of the files names. */
  readonly named: ReadonlySet<string>;
}

/**
 * Files of the open term, as a planner gets them back from those they were handed out to. A file replaces the term (planning core,
 * section 5, "Short-term spreadsheet"): progress, commitment and responsible take the place of what the term has for the tasks
 * named, also by rows that are refused; a task with several people keeps them when the row names one of them. Tasks that no file
 * names leave the term, for who may take them out, with progress and commitment back at the last close; of a file that was handed
 * out with a part of the term, those of that part only. A file without a sound row takes nobody out: it is the wrong file.
 *
 * A task of several people stands in the file of each. A row that says what the plan says changes nothing, whatever another file
 * says; of two that change a task differently the later one is refused. The answer has an element for each file, whose actions are
 * accepted once those of the files before are done.
 */
export function checkShortTermFiles(
  plan: Plan,
  sheets: readonly ShortTermSheet[],
  context: DecisionContext,
): readonly ShortTermRows[] {
  const named = new Set(
    sheets.flatMap(({ rows }) => rows.flatMap(({ code }) => taskNamed(plan, code)?.id ?? [])),
  );
  const together: Together = { reached: plan, changed: new Map(), named };
  return sheets.map((sheet) => checkShortTermRows(plan, sheet, context, together));
}

/** The task of the lowest level that a cell names: summaries take no values. */
function taskNamed(plan: Plan, code: string): Task | undefined {
  const task = taskOfCell(plan, code);
  return task && treeOf(plan).isLeaf(task.id) ? task : undefined;
}

function checkShortTermRows(
  plan: Plan,
  { rows, part }: ShortTermSheet,
  context: DecisionContext,
  together: Together,
): ShortTermRows {
  const once = new OnceEach();
  const asked = new Map<number, { readonly taskId: string; readonly said: string }>();
  const read = (row: ShortTermRow): RowCode | readonly PlanAction[] => {
    const task = taskNamed(plan, row.code);
    if (!task) return 'ROW_TASK_UNKNOWN';
    if (once.isRepeated(task)) return 'ROW_TASK_REPEATED';
    const wanted = wantedOf(plan, task, row);
    if (typeof wanted === 'string') return wanted;
    const actions = actionsOf(task, wanted);
    if (actions.length === 0) return [];
    const said = JSON.stringify(actions);
    const before = together.changed.get(task.id);
    if (before !== undefined) return before === said ? [] : 'ROW_FILES_DIFFER';
    asked.set(row.line, { taskId: task.id, said });
    return barOf(plan, task, wanted, context) ?? actions;
  };
  let unnamed: UnnamedTasks = { ids: [], leave: false };
  const join = (accepted: readonly PlanAction[], anySound: boolean): readonly PlanAction[] => {
    if (anySound) unnamed = unnamedTasks(together, part, context);
    return [...joined(accepted), ...(unnamed.leave ? removals(unnamed.ids) : [])];
  };
  const shown = rows.map((row) => ({ ...row, shown: shownCell(plan, row.code, row.label) }));
  const { reached } = together;
  const checked = checkRows(plan, shown, context, read, { join, reached });
  for (const line of checked.updated) {
    const { taskId, said } = asked.get(line)!;
    together.changed.set(taskId, said);
  }
  together.reached = planAfterAll(reached, checked.actions, context);
  return { ...checked, unnamed };
}

function planAfterAll(plan: Plan, actions: readonly PlanAction[], context: DecisionContext): Plan {
  return actions.reduce((reached, action) => {
    const decision = decide(reached, action, context);
    return decision.ok ? planAfter(reached, decision) : reached;
  }, plan);
}

/** Of the plan that the files before leave: what those took out is not taken out again. */
function unnamedTasks(
  { reached, named }: Together,
  part: ShortTermSheet['part'],
  { actor }: DecisionContext,
): UnnamedTasks {
  const replaced = part && new Set(part);
  const ids = termMembers(reached).leaves.filter((id) => !named.has(id) && (replaced?.has(id) ?? true));
  return { ids, leave: may(actor, 'editPlan') };
}

function removals(ids: readonly string[]): readonly PlanAction[] {
  const parts = Math.ceil(ids.length / MAX_BULK);
  return Array.from({ length: parts }, (_, part) => ({
    type: 'SET_TERM_MEMBERSHIP',
    payload: { taskIds: ids.slice(part * MAX_BULK, (part + 1) * MAX_BULK), member: false },
  }));
}

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
 * One action of each kind, and one per person for who is assigned, so that a file of the most rows is one bulk edit: done and
 * taken back as a whole. No two rows are about one task, so that only the order within a row matters, which stays.
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
