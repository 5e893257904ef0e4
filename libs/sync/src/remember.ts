import { ACTIONS, brokenByUndo, type Plan, replacedValues } from '@plomada/domain';
import type { Author, OwnEntry, PendingAction, RelayedEntry, SyncState } from './sync-state';

export type Memory = Pick<SyncState, 'own' | 'accepting' | 'others' | 'undoBarrier' | 'replaced'>;

export const memoryOf = ({ own, accepting, others, undoBarrier, replaced }: SyncState): Memory => ({
  own,
  accepting,
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
  // What this author accepted of somebody's, or asked of the server that decides it alone.
  const author = entry.acceptedBy ?? entry.actor;
  const accepted = author.userId === actor.userId ? memory.accepting.get(actionId) : undefined;
  const mine = accepted ?? pending.find(({ id }) => id === actionId);
  if (!mine) return named;
  const { action, about } = mine;
  const broken = brokenByUndo(type, before, after);
  const made: OwnEntry = {
    ...{ id: actionId, action, userId: entry.actor.userId, seq, changes, brokenBefore: broken },
    ...(about !== undefined && { about }),
    ...(accepted && entry.acceptedBy && { acceptedBy: actor.userId }),
  };
  const accepting = new Map([...memory.accepting].filter(([id]) => id !== actionId));
  return { ...named, accepting: accepted ? accepting : memory.accepting, own: newest(own, made) };
}

function withOthers(memory: Memory, entry: RelayedEntry, plan: Plan): Memory {
  const { type, seq, changes, actor } = entry;
  const others = newest(memory.others, othersEntry(entry));
  if (ACTIONS.get(type)?.undo === 'never') return { ...memory, others };
  // What somebody else proposed was never the author's own value.
  const values = memory.own.filter(({ acceptedBy }) => acceptedBy === undefined);
  const gone = replacedValues(plan, values, changes).map((value) => ({
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
