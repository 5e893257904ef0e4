import { type Failure, refusalFailure } from '@plomada/contracts';
import { replayed } from './decide-pending';
import { submit } from './sync';
import type { Author, PendingAction, Setback, SyncState } from './sync-state';

/** The server refused the action: it disappears from the plan and stays as a setback until somebody looked at it. */
export function rejected(state: SyncState, id: string, failure: Failure, author: Author): SyncState {
  const pending = state.pending.find((one) => one.id === id);
  if (!pending) return state;
  const rest = state.pending.filter((one) => one !== pending);
  const without = { ...state, pending: rest, setbacks: [...state.setbacks, { pending, failure }] };
  // What was not to be seen is not missed: none of the others is decided anew.
  return state.decided.has(id) || rest.length === 0 ? replayed(without, author) : without;
}

/** Setbacks that an earlier page of the same author left unread. */
export function recallSetbacks(state: SyncState, left: readonly Setback[]): SyncState {
  const known = new Set(state.setbacks.map(({ pending }) => pending.id));
  const recalled = left.filter(({ pending }) => !known.has(pending.id));
  return recalled.length === 0 ? state : { ...state, setbacks: [...recalled, ...state.setbacks] };
}

export function forgetSetback(state: SyncState, id: string): SyncState {
  return { ...state, setbacks: state.setbacks.filter(({ pending }) => pending.id !== id) };
}

/**
 * Does once more what did not go through, now in view of everything that is confirmed here, so that it no longer conflicts
 * with what was unseen then. When the rules forbid it by now it stays a setback, for that reason.
 */
export function tryAgain(
  state: SyncState,
  setbackId: string,
  made: Pick<PendingAction, 'id' | 'when'>,
  author: Author,
): SyncState {
  const setback = state.setbacks.find(({ pending }) => pending.id === setbackId);
  if (!setback) return state;
  const { action, about } = setback.pending;
  const again = { ...made, action, ...(about !== undefined && { about }) };
  const result = submit(forgetSetback(state, setbackId), again, author);
  if (result.ok) return result.state;
  const failure = refusalFailure(result.refusal);
  const setbacks = state.setbacks.map((one) => (one === setback ? { ...one, failure } : one));
  return { ...state, setbacks };
}
