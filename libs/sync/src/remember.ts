import { ACTIONS } from '@plomada/domain';
import type { Author, PendingAction, RelayedEntry, SyncState } from './sync-state';

export type Memory = Pick<SyncState, 'own' | 'others' | 'sealed'>;

/** How many own actions can be undone, and how many of others can be named. */
export const KEPT = 200;

/** What is remembered after one more entry of the log. A close or anything else that cannot be undone ends what can be. */
export function withEntry(
  { own, others, sealed }: Memory,
  pending: readonly PendingAction[],
  entry: RelayedEntry,
  { actor }: Author,
): Memory {
  const { actionId, type, seq, changes } = entry;
  const mine = pending.find(({ id }) => id === actionId);
  const named = actor.userId === entry.actor.userId ? others : newest(others, othersEntry(entry));
  if (ACTIONS.get(type)?.undo === 'never') return { own: [], others: named, sealed: true };
  if (!mine) return { own, others: named, sealed };
  const { action, about } = mine;
  const made = { id: actionId, action, userId: entry.actor.userId, seq, changes };
  return { own: newest(own, about === undefined ? made : { ...made, about }), others: named, sealed };
}

const othersEntry = ({ actionId, type, actor, at }: RelayedEntry) => ({
  actionId,
  type,
  name: actor.name,
  at,
});

const newest = <T>(kept: readonly T[], one: T): readonly T[] => [...kept, one].slice(-KEPT);
