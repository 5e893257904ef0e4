import type { Failure } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type Shown = Pick<Failure, 'code' | 'params'>;

/** The two steps of the login. */
export type LoginState =
  | { readonly step: 'email'; readonly busy: boolean; readonly failure: Shown | null }
  | {
      readonly step: 'password';
      readonly email: string;
      readonly busy: boolean;
      readonly failure: Shown | null;
    };

const slice = createSlice({
  name: 'login',
  initialState: { step: 'email', busy: false, failure: null } as LoginState,
  reducers: {
    emailGiven: (state, _: PayloadAction<string>): LoginState => ({ ...state, busy: true, failure: null }),
    emailKnown: (_, { payload }: PayloadAction<string>): LoginState => ({
      step: 'password',
      email: payload,
      busy: false,
      failure: null,
    }),
    emailChangeAsked: (): LoginState => ({ step: 'email', busy: false, failure: null }),
    passwordGiven: (state, _: PayloadAction<string>): LoginState => ({ ...state, busy: true, failure: null }),
    failed: (state, { payload }: PayloadAction<Shown>): LoginState => ({
      ...state,
      busy: false,
      failure: payload,
    }),
    succeeded: (): LoginState => ({ step: 'email', busy: false, failure: null }),
  },
});

export const loginReducer = slice.reducer;
export const loginActions = slice.actions;
export const selectLogin = (state: { login: LoginState }) => state.login;
