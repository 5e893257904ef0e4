import type { Change } from '../plan/change';
import type { EditKey } from './edit-key';
import { editedTasks } from './edited-tasks';

/**
 * The tasks and restrictions in whose history an action stands, each id once: the tasks that it was about (`editedTasks`), and
 * every task and restriction that it changed, also those that only the schedule moved. Somebody who reads what became of a row
 * would miss a date that went elsewhere with nobody said to have done it.
 */
export function rowsConcerned(touched: readonly EditKey[], changes: readonly Change[]): readonly string[] {
  const ids = new Set(editedTasks(touched, changes));
  for (const { table, id } of changes) if (table === 'tasks' || table === 'restrictions') ids.add(id);
  return [...ids];
}
