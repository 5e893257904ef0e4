import type { Failure } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type Shown = Pick<Failure, 'code' | 'params'>;

/** The steps of the login; the code only where the account asks for one. What was typed as e-mail stays through all, and on the way to a new password and back. */
export interface LoginState {
  readonly step: 'email' | 'password' | 'code';
  readonly email: string;
  readonly busy: boolean;
  readonly failure: Shown | null;
}

const atEmail = (email: string): LoginState => ({ step: 'email', email, busy: false, failure: null });

const slice = createSlice({
  name: 'login',
  initialState: atEmail(''),
  reducers: {
    emailTyped: (state, { payload }: PayloadAction<string>): LoginState => ({ ...state, email: payload }),
    emailGiven: (_, { payload }: PayloadAction<string>): LoginState => ({ ...atEmail(payload), busy: true }),
    /** Where a new password was asked for or chosen: the login starts again, with that e-mail. */
    emailCarried: (_, { payload }: PayloadAction<string>): LoginState => atEmail(payload),
    emailKnown: (_, { payload }: PayloadAction<string>): LoginState => ({
      step: 'password',
      email: payload,
      busy: false,
      failure: null,
    }),
    emailChangeAsked: ({ email }): LoginState => atEmail(email),
    passwordGiven: (state, _: PayloadAction<string>): LoginState => ({ ...state, busy: true, failure: null }),
    /** The password was right, and the account asks for a second step. */
    codeAsked: ({ email }): LoginState => ({ step: 'code', email, busy: false, failure: null }),
    codeGiven: (state, _: PayloadAction<string>): LoginState => ({ ...state, busy: true, failure: null }),
    failed: (state, { payload }: PayloadAction<Shown>): LoginState => ({
      ...state,
      busy: false,
      failure: payload,
    }),
    succeeded: (): LoginState => atEmail(''),
  },
});

export const loginReducer = slice.reducer;
export const loginActions = slice.actions;
export const selectLogin = (state: { login: LoginState }) => state.login;
