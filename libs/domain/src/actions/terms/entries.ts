import { type Change, setFields } from '../../plan/change';
import type { Plan, Task } from '../../plan/plan';
import type { Decision, DecisionContext } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { acceptWithFollowers } from '../tasks/cascade';
import { recordedProgress, roundTo2 } from '../../progress/hundredths';
import { withNeededCauses } from '../../terms/causes';
import { type Entry, entryRefusal } from '../../rules/entry-rules';
import { daysWhenDone } from '../../closing/days-when-done';
import { unitsEntryRefusal } from '../../rules/units-rules';
import { gathered } from '../../rules/gathered';
import { mayWorkOn } from '../../terms/own-tasks';
import { roundedUnits, SAID_IN_UNITS } from '../../units/task-units';

/** One value for one task; null clears a commitment. `units` says the same in the task's units, as it is to be kept. */
export interface EntryOf {
  readonly taskId: string;
  readonly value: number | null;
  readonly units?: number;
}

/** Why an actor may not touch a task: it is not there, or not theirs. Null when they may. */
export function accessRefusal(
  plan: Plan,
  taskId: string,
  context: Pick<DecisionContext, 'actor'>,
): Refusal | null {
  const task = plan.tasks.get(taskId);
  if (!task) return { code: 'TASK_UNKNOWN', rows: [taskId] };
  if (mayWorkOn(plan, context.actor, task)) return null;
  return { code: 'TASK_NOT_YOURS', params: { task: task.text }, rows: [taskId] };
}

/** The refusal of a bulk edit in which every task must be accessible and pass the check; null when all do. */
export function bulkRefusal(
  plan: Plan,
  taskIds: readonly string[],
  context: DecisionContext,
  check: (task: Task) => Refusal | null,
): Refusal | null {
  return gathered(taskIds.map((id) => accessRefusal(plan, id, context) ?? check(plan.tasks.get(id)!)));
}

/**
 * Records values for tasks, all or none. The refusal is the first one's, with the rows of all that share its code, so
 * that a bulk edit tells everything that one remedy would cure. Values are rounded to 2 decimals, half up; progress of 99 % or
 * more as the project says.
 */
export function decideEntries(
  plan: Plan,
  entry: Entry,
  entries: readonly EntryOf[],
  context: DecisionContext,
): Decision {
  const recorded = (value: number): number =>
    entry === 'progress' ? recordedProgress(value, plan.settings) : roundTo2(value);
  const rounded = entries.map((one) => ({
    ...one,
    recorded: one.value === null ? null : recorded(one.value),
  }));
  const repeated = repeatedTask(entries);
  if (repeated !== undefined) return { ok: false, refusal: { code: 'TASK_REPEATED', rows: [repeated] } };
  const refusal = gathered(rounded.map((one) => refusalOf(plan, entry, one, context)));
  if (refusal) return { ok: false, refusal };
  return acceptWithFollowers(
    plan,
    rounded.map((one) => changeOf(plan, plan.tasks.get(one.taskId)!, entry, one)),
  );
}

/** An entry with the value that is recorded of it. */
interface Recorded extends EntryOf {
  readonly recorded: number | null;
}

function refusalOf(
  plan: Plan,
  entry: Entry,
  { taskId, value, recorded, units }: Recorded,
  context: DecisionContext,
): Refusal | null {
  const refusal = accessRefusal(plan, taskId, context);
  if (refusal || value === null || recorded === null) return refusal;
  const task = plan.tasks.get(taskId)!;
  const said = units === undefined ? null : unitsEntryRefusal(plan, task, entry, { value, units });
  return said ?? entryRefusal(plan, task, entry, recorded);
}

function changeOf(plan: Plan, task: Task, entry: Entry, { recorded, units }: Recorded): Change | null {
  const values = entry === 'progress' ? { progress: recorded! } : { commitment: recorded };
  const days = entry === 'progress' ? daysWhenDone(plan, task, recorded!) : {};
  const said = units === undefined ? {} : { [SAID_IN_UNITS[entry]]: roundedUnits(units) };
  return setFields('tasks', task, { ...withNeededCauses(task, values), ...said, ...days, imported: false });
}

function repeatedTask(entries: readonly EntryOf[]): string | undefined {
  const seen = new Set<string>();
  for (const { taskId } of entries) {
    if (seen.has(taskId)) return taskId;
    seen.add(taskId);
  }
  return undefined;
}
