import { dueForRebase } from './decide-pending';
import { awaitedSeq, type Loaded } from './sync';
import type { PendingAction, SyncState } from './sync-state';

/**
 * A log only grows, unless its database is restored as it was at an earlier moment. Then a client may hold what the log has
 * lost, or what it has meanwhile written again under the same numbers. When the server accepted an entry tells which it is.
 */

/** Whether an entry was accepted after all that is confirmed here, and yet has a number that is taken: worth asking the server. */
export function isLogMismatch({ seq, at }: SyncState, entry: Pick<Loaded, 'seq' | 'at'>): boolean {
  return entry.seq <= seq && at !== null && entry.at !== null && entry.at > at;
}

/** What the server says of its log when it is asked for what comes after a seq. */
export interface ServerLog {
  /** When the entry of that seq was accepted; null when the log has none. */
  readonly at: string | null;
  /** The last seq that the log has, when it told all of it. */
  readonly last: number | null;
}

/** Whether the log is another one than `asked` was folded from: it lacks an entry that is known here, or has another in its place. */
export function isOtherLog(asked: SyncState, { at, last }: ServerLog): boolean {
  if (last !== null && awaitedSeq(asked) > last) return true;
  if (asked.seq === 0) return false;
  return at === null || (asked.at !== null && asked.at !== at);
}

/**
 * Resumes with a log that was reset. Own work that is not in the plan as loaded is to be decided upon it (see `dueForRebase`) and
 * waits to be sent, also what was answered: its id makes that harmless. What it was made upon stays said with it: the server
 * finds out by it what its author has not seen of the log as it is now. What the log has lost cannot be undone any more.
 */
export function resetLog(state: SyncState, { plan, seq, at }: Loaded): SyncState {
  const pending = state.pending.map((one): PendingAction => ({
    ...one,
    baseSeq: Math.min(one.baseSeq, seq),
    stage: { name: 'waiting' },
  }));
  const own = state.own.filter((entry) => entry.seq <= seq);
  const buffer: SyncState['buffer'] = new Map();
  return dueForRebase({ ...state, confirmed: plan, seq, at, pending, own, buffer, drifted: false });
}
