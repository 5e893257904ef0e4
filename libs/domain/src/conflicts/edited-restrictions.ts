import type { Change } from '../plan/change';
import type { Plan, Restriction } from '../plan/plan';
import { ANY, type EditKey, partsOf } from './edit-key';

/** A restriction as an action found it, or made it. */
export type EditedRestriction = Pick<Restriction, 'id' | 'detail' | 'taskIds'>;

/**
 * The restrictions that an action was about, each once: those of which its author edited a field (`touched`: see `ownEdits`), and
 * those that came or went. `before` is the plan upon which it was decided: one that was cleared is known by it alone.
 */
export function editedRestrictions(
  before: Pick<Plan, 'restrictions'>,
  touched: readonly EditKey[],
  changes: readonly Change[],
): readonly EditedRestriction[] {
  const keys = touched.map(partsOf).filter(({ table }) => table === 'restrictions');
  const isAboutAll = keys.some(({ id }) => id === ANY);
  const ids = new Set(keys.map(({ id }) => id));
  return changes.flatMap((change) => {
    if (change.table !== 'restrictions') return [];
    if (change.kind === 'set' && !isAboutAll && !ids.has(change.id)) return [];
    const row =
      change.kind === 'set' ? before.restrictions.get(change.id) : (change.row as unknown as Restriction);
    return row ? [{ id: row.id, detail: row.detail, taskIds: row.taskIds }] : [];
  });
}
