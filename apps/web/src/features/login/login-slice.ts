import type { Failure } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type Shown = Pick<Failure, 'code' | 'params'>;

/** The provider where somebody may log in, or has to, as the business calls it. */
export interface OfferedSignOn {
  readonly name: string;
  readonly isRequired: boolean;
}

/** What a provider sent somebody back with. */
export type SignOnReturn = Readonly<
  Record<'state', string> & Partial<Record<'code' | 'iss' | 'error', string>>
>;

/** The steps of the login; the code only where the account asks for one, the provider only where a business has one. What was typed as e-mail stays through all, and on the way to a new password and back. */
export interface LoginState {
  readonly step: 'email' | 'password' | 'code' | 'signOn';
  readonly email: string;
  readonly busy: boolean;
  readonly failure: Shown | null;
  readonly signOn: OfferedSignOn | null;
  /** Where somebody wanted to go who went to a provider in between. */
  readonly goOnTo: string | null;
}

const atEmail = (email: string): LoginState => ({
  ...{ step: 'email', email, busy: false, failure: null, signOn: null, goOnTo: null },
});

const slice = createSlice({
  name: 'login',
  initialState: atEmail(''),
  reducers: {
    emailTyped: (state, { payload }: PayloadAction<string>): LoginState => ({ ...state, email: payload }),
    emailGiven: (_, { payload }: PayloadAction<string>): LoginState => ({ ...atEmail(payload), busy: true }),
    /** Where a new password was asked for or chosen: the login starts again, with that e-mail. */
    emailCarried: (_, { payload }: PayloadAction<string>): LoginState => atEmail(payload),
    emailKnown: (
      _,
      { payload: { email, signOn } }: PayloadAction<Pick<LoginState, 'email' | 'signOn'>>,
    ): LoginState => ({ ...atEmail(email), step: signOn?.isRequired ? 'signOn' : 'password', signOn }),
    /** To the provider's page; `from` is where to go on to afterwards. */
    signOnAsked: (state, _: PayloadAction<string | null>): LoginState => ({
      ...state,
      busy: true,
      failure: null,
    }),
    /** Back from it. */
    signOnReturned: (_, __: PayloadAction<SignOnReturn>): LoginState => ({
      ...atEmail(''),
      step: 'signOn',
      busy: true,
    }),
    emailChangeAsked: ({ email }): LoginState => atEmail(email),
    passwordGiven: (state, _: PayloadAction<string>): LoginState => ({ ...state, busy: true, failure: null }),
    /** The password was right, and the account asks for a second step. */
    codeAsked: ({ email }): LoginState => ({ ...atEmail(email), step: 'code' }),
    codeGiven: (state, _: PayloadAction<string>): LoginState => ({ ...state, busy: true, failure: null }),
    failed: (state, { payload }: PayloadAction<Shown>): LoginState => ({
      ...state,
      busy: false,
      failure: payload,
    }),
    succeeded: (_, { payload }: PayloadAction<string | null>): LoginState => ({
      ...atEmail(''),
      goOnTo: payload,
    }),
  },
});

export const loginReducer = slice.reducer;
export const loginActions = slice.actions;
export const selectLogin = (state: { login: LoginState }) => state.login;
