import type { CivilDate } from '../calendar/civil-date';
import type { Change } from '../plan/change';
import type { Plan, Task } from '../plan/plan';

/** That a task starts or ends no later than a day, which it does by now. */
export interface DroppedLimit {
  readonly limit: 'snlt' | 'fnlt';
  /** The task's name. */
  readonly task: string;
  /** The day that was the last. */
  readonly date: CivilDate;
}

/**
 * The latest starts and ends that changes took from tasks which stay, by their order; `plan` has the changes. A bar that
 * somebody puts beyond its limit gives it up.
 */
export function droppedLimits(plan: Plan, changes: readonly Change[]): readonly DroppedLimit[] {
  return changes.flatMap((change) => {
    if (change.kind !== 'set' || change.table !== 'tasks') return [];
    const task = plan.tasks.get(change.id);
    // A field that is as it was is no part of a change: a limit gives way to another constraint on the same day.
    const { constraintType: limit, constraintDate: date } = { ...task, ...change.before } as Partial<Task>;
    const isDropped = (limit === 'snlt' || limit === 'fnlt') && limit !== task?.constraintType;
    return task && isDropped && date ? [{ limit, task: task.text, date }] : [];
  });
}
