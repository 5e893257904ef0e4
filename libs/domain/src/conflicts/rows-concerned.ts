import type { Change } from '../plan/change';
import type { Plan } from '../plan/plan';
import type { EditKey } from './edit-key';
import { editedTasks } from './edited-tasks';
import { restrictedTasks } from './restricted-tasks';

/**
 * The tasks and restrictions in whose history an action stands, each id once: the tasks that it was about (`editedTasks`), every
 * task and restriction that it changed, also those that only the schedule moved, and the tasks of these restrictions. Somebody who
 * reads what became of a row would miss a date that went elsewhere with nobody said to have done it, and what a task lacked.
 *
 * `before` is the plan upon which the action was decided. Only histories go by this. Conflicts go by `ownEdits`: two who each look
 * after a restriction of one task are not in each other's way.
 */
export function rowsConcerned(
  before: Pick<Plan, 'restrictions'>,
  touched: readonly EditKey[],
  changes: readonly Change[],
): readonly string[] {
  const ids = new Set([...editedTasks(touched, changes), ...restrictedTasks(before, changes)]);
  for (const { table, id } of changes) if (table === 'tasks' || table === 'restrictions') ids.add(id);
  return [...ids];
}
