import type { CloseProblems } from '@plomada/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CloseOutcome, CloseStage, CloseState, StopReason } from './close-state';

const IDLE: CloseState = { phase: 'idle' };

const slice = createSlice({
  name: 'closeTerm',
  initialState: IDLE as CloseState,
  reducers: {
    /** The person wants to close: checks first. Also 'check again' after something was fixed. */
    requested: (state): CloseState => state,
    problemsFound: (_, { payload }: PayloadAction<CloseProblems>): CloseState => ({
      phase: 'checking',
      problems: payload,
    }),
    ready: (): CloseState => ({ phase: 'confirming' }),
    /** The person confirmed. */
    confirmed: (state): CloseState => state,
    /** A facilitator closes although the server's record differs; `seq` is the one that was compared. */
    forced: (state, _: PayloadAction<{ seq: number }>): CloseState => state,
    staged: (_, { payload }: PayloadAction<{ stage: CloseStage; percent: number }>): CloseState => ({
      phase: 'running',
      ...payload,
    }),
    stopped: (_, { payload }: PayloadAction<{ stage: CloseStage; why: StopReason }>): CloseState => ({
      phase: 'stopped',
      ...payload,
    }),
    finished: (_, { payload }: PayloadAction<CloseOutcome>): CloseState => ({ phase: 'done', ...payload }),
    /** Gives up before the close itself, leaves the result, or the project. */
    dismissed: (): CloseState => IDLE,
  },
});

export const closeActions = slice.actions;
export const closeReducer = slice.reducer;
export const selectClose = ({ closeTerm }: { closeTerm: CloseState }): CloseState => closeTerm;
