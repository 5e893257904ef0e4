import { ACTIONS, brokenByUndo, type Plan, replacedValues } from '@plomada/domain';
import type { Author, PendingAction, RelayedEntry, SyncState } from './sync-state';

export type Memory = Pick<SyncState, 'own' | 'others' | 'undoBarrier' | 'replaced'>;

export const memoryOf = ({ own, others, undoBarrier, replaced }: SyncState): Memory => ({
  own,
  others,
  undoBarrier,
  replaced,
});

interface Step {
  readonly before: Plan;
  readonly after: Plan;
}

/** How many own actions can be undone, and how many of others can be named. */
export const KEPT = 200;

/**
 * What is remembered after one more entry of the log, with the plans before and after it. A close or anything else that cannot be undone
 * ends what can be, and speaks for the whole plan: nobody is told of each value.
 */
export function withEntry(
  memory: Memory,
  pending: readonly PendingAction[],
  entry: RelayedEntry,
  { actor }: Author,
  { before, after }: Step,
): Memory {
  const { actionId, type, seq, changes } = entry;
  const { own } = memory;
  const named = actor.userId === entry.actor.userId ? memory : withOthers(memory, entry, before);
  if (ACTIONS.get(type)?.undo === 'never') return { ...named, own: [], undoBarrier: true };
  const mine = pending.find(({ id }) => id === actionId);
  if (!mine) return named;
  const { action, about } = mine;
  const broken = brokenByUndo(type, before, after);
  const made = { id: actionId, action, userId: entry.actor.userId, seq, changes, brokenBefore: broken };
  return { ...named, own: newest(own, about === undefined ? made : { ...made, about }) };
}

function withOthers(memory: Memory, entry: RelayedEntry, plan: Plan): Memory {
  const { type, seq, changes, actor } = entry;
  const others = newest(memory.others, othersEntry(entry));
  if (ACTIONS.get(type)?.undo === 'never') return { ...memory, others };
  const gone = replacedValues(plan, memory.own, changes).map((value) => ({
    ...value,
    seq,
    name: actor.name,
  }));
  return { ...memory, others, replaced: [...memory.replaced, ...gone].slice(-KEPT) };
}

const othersEntry = ({ actionId, type, actor, at }: RelayedEntry) => ({
  actionId,
  type,
  name: actor.name,
  at,
});

const newest = <T>(kept: readonly T[], one: T): readonly T[] => [...kept, one].slice(-KEPT);
