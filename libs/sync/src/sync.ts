import { evolve, hashOf, type Plan, planAfter, sameValue } from '@plomada/domain';
import { decidedOf, decidePending, dueForRebase, ownOf, rebased } from './decide-pending';
import { type Memory, memoryOf, withEntry } from './remember';
import type { Author, PendingAction, RelayedEntry, SubmitResult, SyncState } from './sync-state';

/** A plan as the server gave it: the last entry that it holds, and when that was accepted (null when it is not known). */
export interface Loaded {
  readonly plan: Plan;
  readonly seq: number;
  readonly at: string | null;
}

/** A client's plan as loaded: `seq` is the last entry it holds, accepted at `at`. */
export function begin(confirmed: Plan, seq: number, at: string | null = null): SyncState {
  return {
    confirmed,
    seq,
    at,
    pending: [],
    visible: confirmed,
    buffer: new Map(),
    rejectedActions: [],
    own: [],
    accepting: new Map(),
    undoBarrier: false,
    decided: new Map(),
    others: [],
    replaced: [],
    drifted: false,
    rebaseDue: false,
  };
}

/**
 * Decides an action here and now. Accepted, it is visible at once and waits to be sent; refused, the state stays as it was
 * and the refusal says why. So does it when nothing changes by the action: there is nothing to send.
 */
export function submit(
  state: SyncState,
  made: Pick<PendingAction, 'id' | 'action' | 'when' | 'about'>,
  author: Author,
): SubmitResult {
  const pending: PendingAction = { ...made, ...baseOf(state), stage: { name: 'waiting' } };
  const decision = decidePending(state.visible, pending, author, ownOf(state, author));
  if (!decision.ok) return { ok: false, refusal: decision.refusal };
  if (decision.changes.length === 0) return { ok: true, state };
  const visible = planAfter(state.visible, decision);
  return {
    ok: true,
    state: {
      ...state,
      pending: [...state.pending, pending],
      visible,
      decided: new Map(state.decided).set(
        pending.id,
        decidedOf(pending, state.visible, visible, decision.changes),
      ),
    },
  };
}

/** What an action that is made now is made upon. */
export function baseOf({ seq, at }: SyncState): Pick<PendingAction, 'baseSeq' | 'baseAt'> {
  return { baseSeq: seq, ...(at !== null && { baseAt: at }) };
}

/**
 * Takes up the actions that an earlier page of the same author left unsent; they are to be decided then (see `dueForRebase`).
 * Those that the log already holds are dropped by `receive` or by their repeated answer.
 */
export function resume(state: SyncState, left: readonly PendingAction[]): SyncState {
  const known = new Set(state.pending.map(({ id }) => id));
  const taken = left
    .filter(({ id }) => !known.has(id))
    .map((pending): PendingAction => ({ ...pending, stage: { name: 'waiting' } }));
  return taken.length > 0 ? dueForRebase({ ...state, pending: [...taken, ...state.pending] }) : state;
}

/** The action to send now: the first that waits, while none is on its way. */
export function nextToSend(state: SyncState): PendingAction | null {
  if (state.pending.some(({ stage }) => stage.name === 'sent')) return null;
  return state.pending.find(({ stage }) => stage.name === 'waiting') ?? null;
}

export function markSent(state: SyncState, id: string): SyncState {
  return staged(state, id, { name: 'sent' });
}

/** The connection went or the answer did not come: what was on its way waits again. */
export function markUnanswered(state: SyncState): SyncState {
  const pending = state.pending.map((one): PendingAction =>
    one.stage.name === 'sent' ? { ...one, stage: { name: 'waiting' } } : one,
  );
  return { ...state, pending };
}

/** The server has the action in its log as `seq`. */
export function answered(state: SyncState, id: string, seq: number): SyncState {
  if (!state.pending.some((one) => one.id === id)) return state;
  if (seq > state.seq) return staged(state, id, { name: 'answered', seq });
  // What is confirmed has it: nothing of it must stay on top.
  return dueForRebase({ ...state, pending: state.pending.filter((one) => one.id !== id) });
}

/**
 * Takes entries of the log, in any order and any number of times: known ones are ignored, early ones kept until the gap
 * before them is filled.
 */
export function receive(state: SyncState, entries: readonly RelayedEntry[], author: Author): SyncState {
  const { after, matches } = confirmedBy(state, entries, author);
  return matches ? after : rebased(after, author);
}

/** What entries make of what is confirmed. */
export interface Confirmed {
  /** With what is visible made of it already where it `matches`; else that is still what it was before. */
  readonly after: SyncState;
  /** The entries do what was decided here, and nothing else: what is visible has it already. */
  readonly matches: boolean;
}

/** Puts the entries that come next in the log on the confirmed plan. What is visible then has to be made again, unless they match. */
export function confirmedBy(state: SyncState, entries: readonly RelayedEntry[], author: Author): Confirmed {
  const buffer = withBuffered(state, entries);
  let { confirmed, seq, at, pending } = state;
  let hashed: { readonly plan: Plan; readonly hash: string } | null = null;
  let memory: Memory = memoryOf(state);
  const decided = new Map(state.decided);
  let matches = !state.rebaseDue;
  for (let next = buffer.get(seq + 1); next; next = buffer.get(seq + 1)) {
    const after = evolve(confirmed, next.changes);
    memory = withEntry(memory, pending, next, author, { before: confirmed, after });
    confirmed = after;
    ({ seq, at } = next);
    buffer.delete(seq);
    if (next.hash !== undefined) hashed = { plan: confirmed, hash: next.hash };
    matches &&= matchesDecision(next, pending, decided);
    const { actionId } = next;
    pending = pending.filter((one) => one.id !== actionId);
    decided.delete(actionId);
  }
  if (seq === state.seq) {
    return { after: buffer.size === state.buffer.size ? state : { ...state, buffer }, matches };
  }
  const waiting = unconfirmed(pending, seq);
  // One that the server found to change nothing has no entry: it leaves with the last of those that it was answered upon.
  matches &&= waiting.length === pending.length;
  pending = waiting;
  const drifted = state.drifted || (hashed !== null && hashOf(hashed.plan) !== hashed.hash);
  const after = { ...state, ...memory, confirmed, seq, at, pending, buffer, drifted };
  if (!matches) return { after, matches };
  // A day's work that is sent would otherwise be decided again with each of its answers. What is confirmed at last is what is
  // shown already, and stays the same plan: what screens made of it is not made a second time.
  const shown = pending.length > 0 ? { decided } : { decided, confirmed: state.visible };
  return { after: { ...after, ...shown }, matches };
}

/** Those that are not answered by what the log has up to `seq`. */
export const unconfirmed = (pending: readonly PendingAction[], seq: number): readonly PendingAction[] =>
  pending.filter(({ stage }) => stage.name !== 'answered' || stage.seq > seq);

/** Takes entries as `receive` does, but only lays them aside: what is shown stays until the next `receive`. */
export function bufferEntries(state: SyncState, entries: readonly RelayedEntry[]): SyncState {
  return { ...state, buffer: withBuffered(state, entries) };
}

function withBuffered(
  { buffer, seq }: SyncState,
  entries: readonly RelayedEntry[],
): Map<number, RelayedEntry> {
  const all = new Map(buffer);
  for (const entry of entries) if (entry.seq > seq) all.set(entry.seq, entry);
  return all;
}

/** Whether something was laid aside that can be taken in, or what is pending is to be decided again. */
export const needsRebase = (state: SyncState): boolean => state.rebaseDue || nextInOrder(state).length > 0;

/** What was laid aside and comes next in the log, in its order. */
export function nextInOrder({ buffer, seq }: SyncState): readonly RelayedEntry[] {
  const entries: RelayedEntry[] = [];
  for (let next = buffer.get(seq + 1); next; next = buffer.get(next.seq + 1)) entries.push(next);
  return entries;
}

/** Whether an entry is the own action that comes first and does what was decided here: what is visible has it already. */
function matchesDecision(
  { actionId, changes }: RelayedEntry,
  pending: readonly PendingAction[],
  decided: SyncState['decided'],
): boolean {
  return pending[0]?.id === actionId && sameValue(decided.get(actionId)?.changes, changes);
}

/** True when entries are missing: one came before its predecessor, or an own action was answered and its entry has not come. */
export function isBehind(state: SyncState): boolean {
  return awaitedSeq(state) - state.seq > state.buffer.size;
}

/** The last entry that the log is known to have: the confirmed one, or one that came early or was told by an answer. */
export function awaitedSeq({ seq, buffer, pending }: SyncState): number {
  const told = pending.map(({ stage }) => (stage.name === 'answered' ? stage.seq : seq));
  return Math.max(seq, ...buffer.keys(), ...told);
}

/**
 * Starts over from a plan loaded again. The own work that is not in it is to be decided upon it (see `dueForRebase`), and what
 * came of the log since to be received.
 */
export function reload(state: SyncState, { plan, seq, at }: Loaded): SyncState {
  if (seq < state.seq) return state;
  const pending = unconfirmed(state.pending, seq);
  const buffer = new Map([...state.buffer].filter(([later]) => later > seq));
  return dueForRebase({ ...state, confirmed: plan, seq, at, pending, buffer, drifted: false });
}

function staged(state: SyncState, id: string, stage: PendingAction['stage']): SyncState {
  return { ...state, pending: state.pending.map((one) => (one.id === id ? { ...one, stage } : one)) };
}
