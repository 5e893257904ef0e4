import type { Failure, projectReports } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { z } from 'zod';

export type Reports = z.infer<typeof projectReports.response>;

/** The indicators of the project that is looked at. */
export interface ReportsState {
  readonly projectId: string | null;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: Failure | null;
  /** What was shown last stays while newer results load. */
  readonly reports: Reports | null;
}

const nothing: ReportsState = { projectId: null, status: 'idle', failure: null, reports: null };

const slice = createSlice({
  name: 'reports',
  initialState: nothing,
  reducers: {
    /** The page is shown. */
    opened: (state, { payload }: PayloadAction<string>): ReportsState =>
      state.projectId === payload
        ? { ...state, status: 'loading', failure: null }
        : { ...nothing, projectId: payload, status: 'loading' },
    /** The page is left: nobody waits for newer figures. */
    left: () => nothing,
    /** Asks for the figures (again). */
    requested: (state, { payload }: PayloadAction<string>): ReportsState =>
      state.projectId === payload ? { ...state, status: 'loading', failure: null } : state,
    loaded: (state, { payload }: PayloadAction<{ projectId: string; reports: Reports }>) =>
      state.projectId === payload.projectId
        ? { ...state, status: 'ready' as const, reports: payload.reports }
        : state,
    failed: (state, { payload }: PayloadAction<{ projectId: string; failure: Failure }>) =>
      state.projectId === payload.projectId
        ? { ...state, status: 'failed' as const, failure: payload.failure }
        : state,
  },
});

export const reportsReducer = slice.reducer;
export const reportsActions = slice.actions;
export const selectReports = (state: { reports: ReportsState }) => state.reports;
