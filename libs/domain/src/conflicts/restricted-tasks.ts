import type { Change } from '../plan/change';
import type { Plan, Restriction } from '../plan/plan';

/**
 * The tasks of the restrictions that an action changed, those that they lost and got by it too, each once. `before` is the plan upon
 * which it was decided.
 */
export function restrictedTasks(
  before: Pick<Plan, 'restrictions'>,
  changes: readonly Change[],
): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const change of changes) {
    if (change.table !== 'restrictions') continue;
    const { taskIds = [] } = (change.kind === 'set' ? change.after : change.row) as Partial<Restriction>;
    for (const id of [...(before.restrictions.get(change.id)?.taskIds ?? []), ...taskIds]) ids.add(id);
  }
  return ids;
}
