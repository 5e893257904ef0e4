import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How many unsent actions a sign-off would throw away, while the person is asked; null otherwise. */
export interface SignOffState {
  readonly unsent: number | null;
}

const slice = createSlice({
  name: 'signOff',
  initialState: { unsent: null } as SignOffState,
  reducers: {
    /** The person wants to leave: at once when nothing is unsent. */
    wanted: (state) => state,
    asked: (_, { payload }: PayloadAction<number>): SignOffState => ({ unsent: payload }),
    confirmed: (): SignOffState => ({ unsent: null }),
    cancelled: (): SignOffState => ({ unsent: null }),
  },
});

export const signOffActions = slice.actions;
export const signOffReducer = slice.reducer;
export const selectAskedSignOff = ({ signOff }: { signOff: SignOffState }) => signOff.unsent;
