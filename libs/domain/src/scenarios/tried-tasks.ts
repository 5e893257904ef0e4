import { addRow, type Change, removeRow, setFields } from '../plan/change';
import type { Plan, Task } from '../plan/plan';
import { begunProblem, constraintProblem } from '../rules/begun-work';
import { branchProblem } from '../rules/branches';
import { historyProblem } from '../rules/history';
import { about } from '../rules/about';
import type { Refusal } from '../decisions/refusal';
import { hasBegun } from '../progress/has-begun';
import { restrictionsOf } from '../restrictions/of-task';
import { treeOf } from '../tree/tree';
import { PLANNED_FIELDS, type PlannedField, type Tried, triedFields, type Tryout } from './planned-rows';

/** What of the tried is not taken over, as it is found out. */
export interface LeftOut {
  /** Why a task does not come, does not go, or stays where it stands in the live plan, by its id. */
  readonly places: Map<string, Refusal>;
  /** Tasks of which nothing else that was tried is taken over either. */
  readonly whole: Set<string>;
  /** Own weights stay as they are: together with those of the live plan they come to more than all. */
  weights: boolean;
}

/** What says where a task stands and how long: where a rule of the live plan holds it, none of it is taken over. */
const PLACING: ReadonlySet<string> = new Set<PlannedField>([
  'kind',
  'start',
  'end',
  'duration',
  'constraintType',
  'constraintDate',
]);
/** A branch has these of what is below it. */
const OF_WORK: ReadonlySet<string> = new Set<PlannedField>(['start', 'end', 'duration', 'weight']);

/**
 * What was tried of the tasks, as changes of the live plan's. What happened there stays: begun work keeps its start, and what has a
 * history does not go. Adds to `leftOut` what therefore cannot be taken over, and tries nothing of it again.
 */
export function triedTasks(tried: Tried, live: Plan, leftOut: LeftOut): readonly Change[] {
  const { base, plan } = tried;
  const gone = goneTasks(tried, live, leftOut);
  const stays = (id: string): boolean =>
    !gone.has(id) && (live.tasks.has(id) || (isNew(tried, id) && !leftOut.places.has(id)));
  const parentOf = placesIn(plan, live, stays);
  const changes: (Change | null)[] = [...gone].map((id) => removeRow('tasks', live.tasks.get(id)!));
  for (const row of plan.tasks) {
    if (!stays(row.id)) continue;
    const [copied, present] = [base.tasks.get(row.id), live.tasks.get(row.id)];
    if (!copied && !present)
      changes.push(addRow('tasks', fitting(live, { ...row, parent: parentOf(row.id) }, [])));
    if (!copied || !present) continue;
    const values = takenFields(live, present, triedOf(tried, row), leftOut);
    if ('parent' in values) values.parent = parentOf(row.id);
    const next = fitting(live, { ...present, ...values }, present.responsibles);
    changes.push(setFields('tasks', present, picked(next, Object.keys(values))));
  }
  return changes.filter((change) => change !== null);
}

/** What was tried of a task that the copy had. */
export function triedOf({ base, plan }: Tried, row: Task): Tryout<PlannedField> {
  const copied = base.tasks.get(row.id);
  if (!copied) return {};
  const isLeaf = treeOf(plan).isLeaf(row.id);
  return triedFields(
    copied,
    row,
    PLANNED_FIELDS.filter((field) => isLeaf || !OF_WORK.has(field)),
  );
}

const isNew = ({ base, plan }: Tried, id: string): boolean => plan.tasks.has(id) && !base.tasks.has(id);

/** The tasks that were taken out, have nothing that keeps them in the live plan, and nothing below them that stays. */
function goneTasks({ base, plan }: Tried, live: Plan, { places }: LeftOut): ReadonlySet<string> {
  const gone = new Set(
    base.tasks.rows.flatMap(({ id }) => (live.tasks.has(id) && !plan.tasks.has(id) ? [id] : [])),
  );
  const photographed = new Set(live.photos.rows.map(({ taskId }) => taskId));
  const happened = (task: Task): boolean =>
    hasBegun(task) || task.commitment !== null || photographed.has(task.id);
  for (const id of [...gone]) {
    const task = live.tasks.get(id)!;
    const problem = happened(task) ? about(task, 'SCENARIO_TASK_STAYS') : historyProblem(live, new Set([id]));
    if (problem && !places.has(id)) places.set(id, problem);
    if (places.has(id)) gone.delete(id);
  }
  for (const { id, parent } of live.tasks) {
    if (gone.has(id)) continue;
    const [copied, row] = [base.tasks.get(id), plan.tasks.get(id)];
    const isMoved = copied && row && copied.parent !== row.parent;
    let above = isMoved ? row.parent : parent;
    while (above !== null && gone.delete(above)) above = live.tasks.get(above)!.parent;
  }
  return gone;
}

/** What was tried of a task, without what a rule of the live plan bars. */
function takenFields(live: Plan, present: Task, tried: Tryout<PlannedField>, leftOut: LeftOut): Fields {
  if (leftOut.whole.has(present.id)) return {};
  const { places, weights } = leftOut;
  const { weight, ...others } = tried as Fields;
  const fields: Fields = weight === undefined || weights ? others : { ...others, weight };
  const problem =
    places.get(present.id) ?? (treeOf(live).isLeaf(present.id) ? placeProblem(live, present, fields) : null);
  if (!problem) return fields;
  places.set(present.id, problem);
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !PLACING.has(field)));
}
type Fields = { -readonly [F in keyof Task]?: Task[F] };

/** Why work cannot stand as it was tried: it has begun, or somebody rests upon it. */
function placeProblem(live: Plan, present: Task, fields: Partial<Task>): Refusal | null {
  const next = { ...present, ...fields };
  if (next.kind !== present.kind) {
    if (hasBegun(present) || present.commitment !== null) return about(present, 'TASK_START_WITH_PROGRESS');
    const { length } = restrictionsOf(live, present.id).all;
    if (length > 0) return about(present, 'TASK_HAS_RESTRICTIONS', { count: length });
  }
  return begunProblem(present, next) ?? constraintProblem(present, next);
}

/** The nearest branch above a task, as it was tried, that is there and can have work below it. */
function placesIn(plan: Plan, live: Plan, stays: (id: string) => boolean): (id: string) => string | null {
  const takes = (id: string): boolean => {
    const present = live.tasks.get(id);
    return stays(id) && (!present || !treeOf(live).isLeaf(id) || branchProblem(live, present) === null);
  };
  return (id) => treeOf(plan).ancestorsOf(id).find(takes) ?? null;
}

/** People and resources of a task as far as the live plan has them: who is not active any more is put on nothing new. */
function fitting(live: Plan, task: Task, had: readonly string[]): Task {
  const isHere = (id: string): boolean => had.includes(id) || live.responsibles.get(id)?.isActive === true;
  return {
    ...task,
    responsibles: task.responsibles.filter(isHere),
    resources: task.resources.filter(({ id }) => live.resources.has(id)),
  };
}

function picked(task: Task, fields: readonly string[]): Partial<Task> {
  return Object.fromEntries(Object.entries(task).filter(([field]) => fields.includes(field)));
}
