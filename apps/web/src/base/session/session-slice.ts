import type { User } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Due } from '../api/api-config';
import type { StoredSession } from './stored-session';

/** Who is signed in. `ended` tells the login why it is shown again. */
export type SessionState =
  | { readonly phase: 'anonymous'; readonly reason: 'none' | 'signedOff' | 'ended' }
  | {
      readonly phase: 'active';
      readonly user: User;
      readonly token: string;
      readonly expiresAt: string;
      /** The server does nothing for this session before that is done. */
      readonly due?: Due;
    };

const slice = createSlice({
  name: 'session',
  initialState: { phase: 'anonymous', reason: 'none' } as SessionState,
  reducers: {
    started: (_, { payload }: PayloadAction<StoredSession>): SessionState => ({
      phase: 'active',
      ...payload,
    }),
    userChanged: (state, { payload }: PayloadAction<User>) => {
      if (state.phase === 'active') state.user = payload;
    },
    dueAsked: (state, { payload: due }: PayloadAction<Due>): SessionState =>
      state.phase === 'active' ? { ...state, due } : state,
    /** The person asks to leave. */
    signOffRequested: () => undefined,
    /** The server does not take the session: it is over, unless there is something that the server has not heard. */
    refused: () => undefined,
    /** The session is over: all state starts again (see app/root-reducer). */
    ended: (_, { payload }: PayloadAction<'signedOff' | 'ended'>): SessionState => ({
      phase: 'anonymous',
      reason: payload,
    }),
    /** The page before this one lost its session: the login says so. */
    endRemembered: (): SessionState => ({ phase: 'anonymous', reason: 'ended' }),
  },
});

export const sessionReducer = slice.reducer;
export const {
  started: sessionStarted,
  refused: sessionRefused,
  ended: sessionEnded,
  endRemembered,
  dueAsked,
  userChanged,
  signOffRequested,
} = slice.actions;

interface WithSession {
  readonly session: SessionState;
}
export const selectUser = ({ session }: WithSession) => (session.phase === 'active' ? session.user : null);
export const selectToken = ({ session }: WithSession) => (session.phase === 'active' ? session.token : null);
export const selectSessionPhase = ({ session }: WithSession) => session.phase;
export const selectDue = ({ session }: WithSession): Due | null =>
  session.phase === 'active' ? (session.due ?? null) : null;
export const selectWhyAnonymous = ({ session }: WithSession) =>
  session.phase === 'anonymous' ? session.reason : 'none';
