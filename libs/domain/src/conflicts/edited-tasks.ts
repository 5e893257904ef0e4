import type { Change } from '../plan/change';
import type { Photo, TermTask } from '../plan/plan';
import { ANY, type EditKey, partsOf } from './edit-key';

/**
 * The tasks that an action was about, each once: those of which its author edited a field (`touched`: see `ownEdits`), and
 * those that came or went, those that got or lost a photo, and those that a close recorded. Not those that only the schedule moved. Of an action so large that it is remembered by columns,
 * the tasks whose changes have such a column.
 */
export function editedTasks(touched: readonly EditKey[], changes: readonly Change[]): readonly string[] {
  const keys = touched.map(partsOf).filter(({ table }) => table === 'tasks');
  const columns = new Set(keys.filter(({ id }) => id === ANY).map(({ field }) => field));
  const ids = new Set(keys.filter(({ id }) => id !== ANY).map(({ id }) => id));
  for (const change of changes) {
    for (const id of recordedBy(change)) ids.add(id);
    if (change.table === 'photos' && change.kind !== 'set') ids.add((change.row as Photo).taskId);
    if (change.table !== 'tasks') continue;
    const isAbout = change.kind !== 'set' || Object.keys(change.after).some((field) => columns.has(field));
    if (isAbout) ids.add(change.id);
  }
  return [...ids];
}

/** The tasks of a term that a change closes: work that nobody promised too. */
function recordedBy(change: Change): readonly string[] {
  if (change.table !== 'terms' || change.kind !== 'set' || !change.after['realClosingTime']) return [];
  // A term in which there was no work to record has the empty list that it had while it was open.
  const recorded = (change.after['tasks'] ?? []) as readonly TermTask[];
  return recorded.map(({ taskId }) => taskId);
}
