import type { Failure, PlanSnapshot } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Lost, ReopenWish, RollbackStage, RollbackState } from './rollback-state';

const initialState: RollbackState = { snapshots: { phase: 'loading' }, run: { phase: 'idle' }, reopen: null };
type Reached = { readonly stage: RollbackStage; readonly snapshot: PlanSnapshot };

const slice = createSlice({
  name: 'rollback',
  initialState: initialState as RollbackState,
  reducers: {
    /** The list is wanted, or wanted again. */
    listRequested: (state, _: PayloadAction<{ projectId: string }>): RollbackState => ({
      ...state,
      snapshots: { phase: 'loading' },
    }),
    listed: (state, { payload }: PayloadAction<readonly PlanSnapshot[]>): RollbackState => ({
      ...state,
      snapshots: { phase: 'ready', snapshots: payload },
    }),
    listFailed: (state, { payload }: PayloadAction<Failure>): RollbackState => ({
      ...state,
      snapshots: { phase: 'failed', failure: payload },
    }),
    /** The person confirmed what cannot be undone. */
    confirmed: (state, _: PayloadAction<PlanSnapshot>): RollbackState => state,
    staged: (state, { payload }: PayloadAction<Reached>): RollbackState => ({
      ...state,
      run: { phase: 'running', ...payload },
    }),
    stopped: (state, { payload }: PayloadAction<Reached & { failure: Failure }>): RollbackState => ({
      ...state,
      run: { phase: 'stopped', ...payload },
    }),
    finished: (state, { payload }: PayloadAction<{ snapshot: PlanSnapshot; lost: Lost }>): RollbackState => ({
      ...state,
      run: { phase: 'done', ...payload },
    }),
    /** The dialog that opens a closed term again comes up, or goes. */
    reopenOpened: (state): RollbackState => ({ ...state, reopen: { busy: false, failure: null } }),
    reopenClosed: (state): RollbackState => ({ ...state, reopen: null }),
    reopenConfirmed: (state, _: PayloadAction<ReopenWish>): RollbackState => ({
      ...state,
      reopen: { busy: true, failure: null },
    }),
    reopenFailed: (state, { payload }: PayloadAction<Failure>): RollbackState => ({
      ...state,
      reopen: { busy: false, failure: payload },
    }),
    /** The outcome was read, or the dialog given up before anything happened. */
    dismissed: (state): RollbackState => ({ ...state, run: { phase: 'idle' } }),
  },
});

export const rollbackReducer = slice.reducer;
export const rollbackActions = slice.actions;
interface WithRollback {
  readonly rollback: RollbackState;
}
export const selectSnapshots = ({ rollback }: WithRollback) => rollback.snapshots;
export const selectReopen = ({ rollback }: WithRollback) => rollback.reopen;
export const selectRun = ({ rollback }: WithRollback) => rollback.run;
