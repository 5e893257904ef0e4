import type { Failure, PastAction, PastEntry } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LogQuery } from './log-query';

export type Author = PastAction['User'];

export interface LogPageState {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly failure: Failure | null;
  readonly actions: readonly PastAction[];
  readonly next: number | null;
}

export type EntryState =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: Failure }
  | { readonly phase: 'ready'; readonly entry: PastEntry };

export interface LogState {
  readonly page: LogPageState;
  readonly authors: readonly Author[];
  readonly entry: EntryState;
}

const initialState: LogState = {
  page: { status: 'loading', failure: null, actions: [], next: null },
  authors: [],
  entry: { phase: 'none' },
};

interface Page {
  readonly actions: readonly PastAction[];
  readonly next: number | null;
  readonly authors?: readonly Author[] | undefined;
}

const slice = createSlice({
  name: 'log',
  initialState: initialState as LogState,
  reducers: {
    /** A page is wanted; `quietly` leaves what is shown in its place meanwhile. */
    pageRequested: (
      state,
      { payload }: PayloadAction<{ projectId: string; query: LogQuery; quietly: boolean }>,
    ): LogState => (payload.quietly ? state : { ...state, page: { ...state.page, status: 'loading' } }),
    pageLoaded: (state, { payload: { actions, next, authors } }: PayloadAction<Page>): LogState => ({
      ...state,
      page: { status: 'ready', failure: null, actions, next },
      authors: authors ?? state.authors,
    }),
    pageFailed: (state, { payload }: PayloadAction<Failure>): LogState => ({
      ...state,
      page: { ...initialState.page, status: 'failed', failure: payload },
    }),
    entryRequested: (state, _: PayloadAction<{ projectId: string; actionId: string }>): LogState => ({
      ...state,
      entry: { phase: 'loading' },
    }),
    entryLoaded: (state, { payload }: PayloadAction<PastEntry>): LogState => ({
      ...state,
      entry: { phase: 'ready', entry: payload },
    }),
    entryFailed: (state, { payload }: PayloadAction<Failure>): LogState => ({
      ...state,
      entry: { phase: 'failed', failure: payload },
    }),
    /** Takes an own action back, however long ago it was done. */
    undoRequested: (state, _: PayloadAction<{ actionId: string }>): LogState => state,
    left: (): LogState => initialState,
  },
});

export const logReducer = slice.reducer;
export const logActions = slice.actions;
interface WithLog {
  readonly log: LogState;
}
export const selectLogPage = ({ log }: WithLog) => log.page;
export const selectLogAuthors = ({ log }: WithLog) => log.authors;
export const selectLogEntry = ({ log }: WithLog) => log.entry;
