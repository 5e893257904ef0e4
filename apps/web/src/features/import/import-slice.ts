import type { ImportCounts, ImportWarning } from '@plomada/contracts';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CodedFailure } from '../../base/messages/use-failure-text';
import type { StoredJob } from './stored-job';

/** Where an import stands. One at a time; each phase carries exactly what it knows. */
export type ImportPhase =
  | { readonly phase: 'closed' }
  | { readonly phase: 'choosing'; readonly projectId: string }
  | {
      readonly phase: 'uploading';
      readonly projectId: string;
      readonly fileName: string;
      readonly percent: number;
    }
  | {
      readonly phase: 'waiting';
      readonly projectId: string;
      readonly fileName: string;
      readonly jobId: string;
      readonly percent: number;
      /** Files that are read before it; null while nobody has said. */
      readonly before: number | null;
    }
  | ({ readonly phase: 'confirming' } & ReadFile)
  | ({ readonly phase: 'loading' } & ReadFile)
  | ({ readonly phase: 'done' } & ReadFile)
  | {
      readonly phase: 'failed';
      readonly projectId: string;
      readonly fileName: string;
      readonly failure: CodedFailure;
    };

/** What the server read in the file. */
export interface ReadFile {
  readonly projectId: string;
  readonly fileName: string;
  readonly jobId: string;
  /** The schedule's own name. */
  readonly name: string;
  readonly counts: ImportCounts;
  readonly warnings: readonly ImportWarning[];
}

/** A file to send. No reducer keeps it: the state stays plain data. */
export const fileChosen = createAction<{ readonly file: File }>('import/fileChosen');
/** Sends the same file again, after a failure that was none of the file's. */
export const fileSentAgain = createAction('import/fileSentAgain');

const closed: ImportPhase = { phase: 'closed' };

const slice = createSlice({
  name: 'import',
  initialState: closed as ImportPhase,
  reducers: {
    /** Opens the dialog for a project; an import under way is not disturbed. */
    opened: (state, { payload }: PayloadAction<{ projectId: string }>): ImportPhase =>
      state.phase === 'uploading' || state.phase === 'waiting' || state.phase === 'loading'
        ? state
        : { phase: 'choosing', projectId: payload.projectId },
    /** Closes the dialog and gives up what is under way. */
    dismissed: (): ImportPhase => closed,
    uploadStarted: (state, { payload }: PayloadAction<{ fileName: string }>): ImportPhase =>
      state.phase === 'choosing' || state.phase === 'failed'
        ? { phase: 'uploading', projectId: state.projectId, fileName: payload.fileName, percent: 0 }
        : state,
    uploadProgressed: (state, { payload }: PayloadAction<number>): ImportPhase =>
      state.phase === 'uploading' ? { ...state, percent: payload } : state,
    uploadAccepted: (state, { payload }: PayloadAction<{ jobId: string }>): ImportPhase =>
      state.phase === 'uploading'
        ? {
            phase: 'waiting',
            projectId: state.projectId,
            fileName: state.fileName,
            jobId: payload.jobId,
            percent: 0,
            before: null,
          }
        : state,
    /** Comes back to a job after a reload of the page. */
    resumed: (_state, { payload }: PayloadAction<StoredJob>): ImportPhase => ({
      ...payload,
      phase: 'waiting',
      percent: 0,
      before: null,
    }),
    /** What was asked for may be answered after the socket has told better news. */
    readProgressed: (
      state,
      { payload }: PayloadAction<{ jobId: string; percent: number; before?: number }>,
    ): ImportPhase =>
      state.phase === 'waiting' && state.jobId === payload.jobId && state.percent <= payload.percent
        ? { ...state, percent: payload.percent, before: payload.before ?? null }
        : state,
    readSucceeded: (state, { payload }: PayloadAction<Omit<ReadFile, 'projectId'>>): ImportPhase =>
      state.phase === 'waiting' && state.jobId === payload.jobId
        ? { ...payload, phase: 'confirming', projectId: state.projectId }
        : state,
    /** The socket brings the first warnings only; here are all of them. */
    reportCompleted: (
      state,
      { payload }: PayloadAction<{ jobId: string; warnings: readonly ImportWarning[] }>,
    ): ImportPhase =>
      'warnings' in state && state.jobId === payload.jobId ? { ...state, warnings: payload.warnings } : state,
    confirmed: (state): ImportPhase =>
      state.phase === 'confirming' ? { ...state, phase: 'loading' } : state,
    succeeded: (state): ImportPhase => (state.phase === 'loading' ? { ...state, phase: 'done' } : state),
    failed: (state, { payload }: PayloadAction<CodedFailure>): ImportPhase =>
      state.phase === 'closed' || state.phase === 'choosing'
        ? state
        : {
            phase: 'failed',
            projectId: state.projectId,
            fileName: 'fileName' in state ? state.fileName : '',
            failure: payload,
          },
    /** Back to choosing a file, after a failure or instead of confirming. */
    restarted: (state): ImportPhase =>
      state.phase === 'closed' ? state : { phase: 'choosing', projectId: state.projectId },
  },
});

export const importReducer = slice.reducer;
export const importActions = slice.actions;
export const selectImport = (state: { import: ImportPhase }) => state.import;
