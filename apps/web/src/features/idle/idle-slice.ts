import { createSlice } from '@reduxjs/toolkit';

/** Whether the person is away, and whether so long that the session ends within a minute. */
export interface IdleState {
  readonly idle: boolean;
  readonly endsSoon: boolean;
}

const HERE: IdleState = { idle: false, endsSoon: false };

const slice = createSlice({
  name: 'idle',
  initialState: HERE,
  reducers: {
    left: (): IdleState => ({ idle: true, endsSoon: false }),
    /** A minute is left: whoever is there after all can say so. */
    endsSoon: (): IdleState => ({ idle: true, endsSoon: true }),
    /** Back after having been away: what may have gone stale is looked at again. */
    returned: (): IdleState => HERE,
  },
});

export const idleActions = slice.actions;
export const idleReducer = slice.reducer;
export const selectEndsSoon = (state: { readonly idle: IdleState }): boolean => state.idle.endsSoon;
