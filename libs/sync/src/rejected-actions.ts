import { type Failure, refusalFailure } from '@plomada/contracts';
import { dueForRebase } from './decide-pending';
import { submit } from './sync';
import type { Author, PendingAction, RejectedAction, SyncState } from './sync-state';

/**
 * The server refused the action: it stays among the rejected until somebody looked at it, and disappears from the plan when the
 * others are decided again without it (see `dueForRebase`).
 */
export function rejected(state: SyncState, id: string, failure: Failure): SyncState {
  const pending = state.pending.find((one) => one.id === id);
  if (!pending) return state;
  const rest = state.pending.filter((one) => one !== pending);
  const without = {
    ...state,
    pending: rest,
    rejectedActions: [...state.rejectedActions, { pending, failure }],
  };
  // What was not to be seen is not missed: none of the others is decided again.
  return state.decided.has(id) || rest.length === 0 ? dueForRebase(without) : without;
}

/** Setbacks that an earlier page of the same author left unread. */
export function recallRejected(state: SyncState, left: readonly RejectedAction[]): SyncState {
  const known = new Set(state.rejectedActions.map(({ pending }) => pending.id));
  const recalled = left.filter(({ pending }) => !known.has(pending.id));
  return recalled.length === 0
    ? state
    : { ...state, rejectedActions: [...recalled, ...state.rejectedActions] };
}

export function forgetRejected(state: SyncState, id: string): SyncState {
  return { ...state, rejectedActions: state.rejectedActions.filter(({ pending }) => pending.id !== id) };
}

/**
 * Does once more what did not go through, now in view of everything that is confirmed here, so that it no longer conflicts
 * with what was unseen then. When the rules forbid it by now it stays rejected, for that reason.
 */
export function tryAgain(
  state: SyncState,
  rejectedId: string,
  made: Pick<PendingAction, 'id' | 'when'>,
  author: Author,
): SyncState {
  const rejectedAction = state.rejectedActions.find(({ pending }) => pending.id === rejectedId);
  if (!rejectedAction) return state;
  const { action, about } = rejectedAction.pending;
  const again = { ...made, action, ...(about !== undefined && { about }) };
  const result = submit(forgetRejected(state, rejectedId), again, author);
  if (result.ok) return result.state;
  const failure = refusalFailure(result.refusal);
  const rejectedActions = state.rejectedActions.map((one) =>
    one === rejectedAction ? { ...one, failure } : one,
  );
  return { ...state, rejectedActions };
}
