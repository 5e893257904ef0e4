import type { Refusal } from '../decisions/refusal';
import { evolve, setFields } from '../plan/change';
import type { Plan, SetAside, Task } from '../plan/plan';
import { hundredths, isDone } from '../progress/hundredths';
import { about } from '../rules/about';
import { factsOf, isOverBeforeTerm } from '../states/task-state';
import { freshlyBroken } from '../rules/refused-change';
import { fallsShort } from '../terms/causes';
import { treeOf } from '../tree/tree';
import { isLookedAt } from './looked-at';

/** What a task cannot take back of what had been entered in the term that waited. */
export interface LeftBehind {
  readonly taskId: string;
  readonly what: 'progress' | 'commitment' | 'causes' | 'membership';
  readonly why: Refusal;
}

export interface Returned {
  /** By task: the fields that come back. */
  readonly fields: ReadonlyMap<string, Partial<Task>>;
  /** What does not fit any more, in the order in which it had been kept. */
  readonly leftBehind: readonly LeftBehind[];
}

/**
 * What was entered in a term that waited, upon the plan in which it is open again and nothing is entered. Progress is never lower
 * than what the second close recorded; what breaks a rule by now is left behind and told.
 */
export function returnedEntries(plan: Plan, aside: readonly SetAside[]): Returned {
  const answers = aside.map((entries) => returnedTo(plan, entries));
  const fields = new Map(
    answers.flatMap(({ taskId, values }) => (values ? [[taskId, values] as const] : [])),
  );
  const leftBehind = answers.flatMap((answer) => answer.leftBehind);
  const asideOf = new Map(aside.map((entries) => [entries.taskId, entries]));
  for (const why of brokenBy(plan, fields)) {
    for (const taskId of why.rows ?? []) {
      const entries = asideOf.get(taskId);
      if (!entries || !fields.has(taskId)) continue;
      fields.set(taskId, saidOf(entries));
      leftBehind.push(...allOf(entries, why));
    }
  }
  return { fields, leftBehind };
}

function brokenBy(plan: Plan, fields: ReadonlyMap<string, Partial<Task>>): readonly Refusal[] {
  const changes = [...fields].flatMap(
    ([id, values]) => setFields('tasks', plan.tasks.get(id)!, values) ?? [],
  );
  return freshlyBroken(plan, evolve(plan, changes));
}

interface Answer {
  readonly taskId: string;
  readonly values: Partial<Task> | null;
  readonly leftBehind: readonly LeftBehind[];
}

function returnedTo(plan: Plan, entries: SetAside): Answer {
  const { taskId } = entries;
  const task = plan.tasks.get(taskId);
  if (!task)
    return { taskId, values: null, leftBehind: allOf(entries, { code: 'TASK_UNKNOWN', rows: [taskId] }) };
  const said = saidOf(entries);
  if (!treeOf(plan).isLeaf(taskId))
    return { taskId, values: said, leftBehind: allOf(entries, about(task, 'SUMMARY_FOLLOWS_CHILDREN')) };
  const leftBehind = misfits(plan, task, entries);
  const misses = new Set(leftBehind.map(({ what }) => what));
  const { progress, commitment, causes, inTerm, done, began } = entries;
  const { unitsProgressed, unitsCommited, unitsAssignedQuantity, unitsAssignedType } = entries;
  const reached = misses.has('progress') ? task.lastProgress : reachedBy(task, progress);
  const entered = {
    ...said,
    progress: reached,
    ...(reached === progress && unitsProgressed !== undefined && { unitsProgressed }),
    ...(commitment !== undefined && !misses.has('commitment') && { commitment }),
    ...(unitsCommited !== undefined && !misses.has('commitment') && { unitsCommited }),
    ...(unitsAssignedQuantity !== undefined && { unitsAssignedQuantity, unitsAssignedType }),
    ...(causes !== undefined && !misses.has('causes') && { causes }),
    ...(inTerm !== undefined && !misses.has('membership') && { inTerm }),
  };
  return {
    taskId,
    values: {
      ...entered,
      analysed: task.analysed || isLookedAt(plan, { ...task, ...entered }),
      ...(done && isDone(reached) && !isDone(task.lastProgress) && done),
      ...(began && reached > 0 && { actualStart: null }),
    },
    leftBehind,
  };
}

const saidOf = ({ comments }: SetAside): Partial<Task> => (comments === undefined ? {} : { comments });

/** Progress is never lower than what the second close recorded. */
const reachedBy = ({ lastProgress }: Task, progress: number | undefined): number =>
  Math.max(lastProgress, progress ?? lastProgress);

const isUnderWay = (task: Task, progress: number | undefined): boolean =>
  reachedBy(task, progress) > task.lastProgress && !isDone(reachedBy(task, progress));

/** What the second close has overtaken, and what the bars as they stand have no room for. */
function misfits(
  plan: Plan,
  task: Task,
  { progress, commitment, causes, inTerm, worked }: SetAside,
): readonly LeftBehind[] {
  const { id: taskId, lastProgress } = task;
  const last = { last: hundredths(lastProgress) };
  const found: LeftBehind[] = [];
  const miss = (what: LeftBehind['what'], code: string, params: Refusal['params'] = last): void =>
    void found.push({ taskId, what, why: about(task, code, params) });
  // Bars move while a term waits, and nobody asks what waits: what they have come to bar of it is left.
  const isOver = isOverBeforeTerm(factsOf(plan, { ...task, progress: reachedBy(task, progress) }));
  const isTooShort = isUnderWay(task, progress) && worked !== undefined && task.duration < worked;
  if (progress !== undefined && progress < lastProgress) miss('progress', 'PROGRESS_BELOW_LAST');
  else if (progress !== undefined && progress > lastProgress && isOver)
    miss('progress', 'TASK_ENDS_BEFORE_TERM');
  else if (isTooShort) miss('progress', 'TASK_END_BEFORE_PROGRESS', { worked });
  const reached = found.length > 0 ? lastProgress : reachedBy(task, progress);
  if (commitment !== undefined && commitment < lastProgress) miss('commitment', 'COMMITMENT_BELOW_LAST');
  else if (commitment !== undefined && commitment > lastProgress && isOver)
    miss('commitment', 'TASK_ENDS_BEFORE_TERM');
  const isPromiseLost = found.some(({ what }) => what === 'commitment');
  const promised = isPromiseLost ? null : (commitment ?? null);
  if (causes && !fallsShort({ progress: reached, commitment: promised })) miss('causes', 'CAUSE_NOT_NEEDED');
  if (inTerm && isDone(lastProgress)) miss('membership', 'TASK_COMPLETED');
  return found;
}

/** All that was entered for a task but its comments. */
function allOf(
  { taskId, progress, commitment, causes, inTerm }: SetAside,
  why: Refusal,
): readonly LeftBehind[] {
  const parts = { progress, commitment, causes, membership: inTerm };
  return Object.entries(parts).flatMap(([what, value]) =>
    value === undefined ? [] : [{ taskId, what: what as LeftBehind['what'], why }],
  );
}
