import { workingDaysBetween } from '../days/moved-end';
import { type ShownDays, shownDays } from '../days/shown-days';
import type { Change } from '../plan/change';
import type { Plan, Task } from '../plan/plan';
import { isPromised } from '../indicators/promised-tasks';
import { termMembers } from '../terms/membership';
import { treeOf } from '../tree/tree';

/** A task that starts or ends on another day. */
export interface MovedTask {
  readonly id: string;
  readonly text: string;
  readonly before: ShownDays;
  readonly after: ShownDays;
  /** Working days by which its end moves, or its start where the end stays; negative when it comes sooner. */
  readonly by: number;
  /** What of it moves by so much. */
  readonly what: 'both' | 'start' | 'end';
}

/** The tasks that a change of the plan moves, by their new first day. */
export function movedTasks(before: Plan, after: Plan, changes: readonly Change[]): readonly MovedTask[] {
  const ids = changes.flatMap((change) => {
    const isMove = change.kind === 'set' && ('start' in change.after || 'end' in change.after);
    return change.table === 'tasks' && isMove ? [change.id] : [];
  });
  return [...new Set(ids)]
    .map((id) => movedTask(before, after, id))
    .sort((a, b) => (a.after.firstDay < b.after.firstDay ? -1 : 1));
}

/** The tasks of the open term that are promised and that a change takes out of it, by their order in the plan: they count there no more. */
export function promisesLeaving(before: Plan, after: Plan): readonly Task[] {
  if (before.tasks === after.tasks) return [];
  const stay = termMembers(after);
  return termMembers(before).leaves.flatMap((id) => {
    const task = before.tasks.get(id)!;
    return isPromised(task) && !stay.has(id) ? [task] : [];
  });
}

function movedTask(before: Plan, after: Plan, id: string): MovedTask {
  const [old, now] = [before.tasks.get(id)!, after.tasks.get(id)!];
  const [byStart, byEnd] = [
    workingDaysBetween(before, old.start, now.start),
    workingDaysBetween(before, old.end, now.end),
  ];
  const what = byStart === byEnd ? 'both' : byEnd === 0 ? 'start' : 'end';
  const days = { before: daysOf(before, old), after: daysOf(after, now) };
  return { id, text: now.text, ...days, by: byEnd || byStart, what };
}

function daysOf(plan: Plan, task: Task): ShownDays {
  return shownDays(plan, task, treeOf(plan).kindOf(task.id), task.start, task.end);
}
