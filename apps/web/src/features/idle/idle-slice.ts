import { createSlice } from '@reduxjs/toolkit';

/** Whether the person has been away for ten minutes. */
export interface IdleState {
  readonly idle: boolean;
}

const slice = createSlice({
  name: 'idle',
  initialState: { idle: false } as IdleState,
  reducers: {
    left: (): IdleState => ({ idle: true }),
    /** Back after having been away: what may have gone stale is looked at again. */
    returned: (): IdleState => ({ idle: false }),
  },
});

export const idleActions = slice.actions;
export const idleReducer = slice.reducer;
