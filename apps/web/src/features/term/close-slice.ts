import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CloseOutcome, ClosePhase, CloseStage, CloseState, StopReason } from './close-state';

const IDLE: CloseState = { phase: 'idle' };

/** The next phase of the same close; none where no close was asked for. */
const advance = (state: CloseState, phase: ClosePhase): CloseState =>
  state.phase === 'idle' ? state : { number: state.number, ...phase };

const slice = createSlice({
  name: 'closeTerm',
  initialState: IDLE as CloseState,
  reducers: {
    /** The person wants to close: checks first. Also 'check again' after something was fixed. */
    requested: (state): CloseState => state,
    problemsFound: (_, { payload }: PayloadAction<{ number: number }>): CloseState => ({
      phase: 'checking',
      ...payload,
    }),
    ready: (_, { payload }: PayloadAction<{ number: number }>): CloseState => ({
      phase: 'confirming',
      ...payload,
    }),
    /** The person confirmed. */
    confirmed: (state): CloseState => state,
    /** A facilitator closes although the server's record differs; `seq` is the one that was compared. */
    forced: (state, _: PayloadAction<{ seq: number }>): CloseState => state,
    staged: (state, { payload }: PayloadAction<{ stage: CloseStage; percent: number }>) =>
      advance(state, { phase: 'running', ...payload }),
    stopped: (state, { payload }: PayloadAction<{ stage: CloseStage; why: StopReason }>) =>
      advance(state, { phase: 'stopped', ...payload }),
    finished: (state, { payload }: PayloadAction<CloseOutcome>) =>
      advance(state, { phase: 'done', ...payload }),
    /** Gives up before the close itself, leaves the result, or the project. */
    dismissed: (): CloseState => IDLE,
  },
});

export const closeActions = slice.actions;
export const closeReducer = slice.reducer;
export const selectClose = ({ closeTerm }: { closeTerm: CloseState }): CloseState => closeTerm;
