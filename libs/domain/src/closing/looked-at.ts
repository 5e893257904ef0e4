import type { Plan, Task } from '../plan/plan';
import { restrictionsOf } from '../restrictions/of-task';
import { hasEntries } from '../rules/entry-rules';

/** Whether a task was looked at by what is entered for it: only what was takes a promise or progress, and no restriction says so. */
export function isLookedAt(plan: Plan, task: Task): boolean {
  return hasEntries(task) && restrictionsOf(plan, task.id).all.length === 0;
}
