import type { User } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredSession } from './stored-session';

/** Who is signed in. `ended` tells the login why it is shown again. */
export type SessionState =
  | { readonly phase: 'anonymous'; readonly reason: 'none' | 'signedOff' | 'ended' }
  | {
      readonly phase: 'active';
      readonly user: User;
      readonly token: string;
      readonly expiresAt: string;
      /** The server does nothing for this session before a second step is set up. */
      readonly secondStepDue?: boolean;
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
    secondStepAsked: (state): SessionState =>
      state.phase === 'active' ? { ...state, secondStepDue: true } : state,
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
  secondStepAsked,
  userChanged,
  signOffRequested,
} = slice.actions;

interface WithSession {
  readonly session: SessionState;
}
export const selectUser = ({ session }: WithSession) => (session.phase === 'active' ? session.user : null);
export const selectToken = ({ session }: WithSession) => (session.phase === 'active' ? session.token : null);
export const selectSessionPhase = ({ session }: WithSession) => session.phase;
export const selectSecondStepDue = ({ session }: WithSession) =>
  session.phase === 'active' && session.secondStepDue === true;
export const selectWhyAnonymous = ({ session }: WithSession) =>
  session.phase === 'anonymous' ? session.reason : 'none';
