// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { ImportCounts, ImportWarning, JobStatus, UploadAnswer } from '../types';
export type ImportUploadAnswer = UploadAnswer;
export type ImportStatusParams = {
  readonly projectId: string;
  readonly jobId: string;
};
export type ImportStatusAnswer = JobStatus;
export type ImportResultParams = {
  readonly projectId: string;
  readonly jobId: string;
};
export type ImportResultAnswer = {
  readonly schedule: unknown;
  readonly counts: ImportCounts;
  readonly warnings: readonly ImportWarning[];
  readonly readAt: string;
};
export type ImportWarningsParams = {
  readonly projectId: string;
  readonly jobId: string;
};
export type ImportWarningsQuery = {
  readonly from?: number;
};
export type ImportWarningsAnswer = {
  readonly warnings: readonly ImportWarning[];
  readonly next: number | null;
};
export type ImportCancelParams = {
  readonly projectId: string;
  readonly jobId: string;
};
export type ImportCancelAnswer = Record<string, never>;
export class ImportCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Reads a schedule; the result comes over the socket. POST /gantt/import/project2json; needs a token to write. */
  upload(request: { readonly form: FormData }): Promise<ImportUploadAnswer> {
    return this.#send(
      { method: 'POST', path: '/gantt/import/project2json', timeoutMs: 300000, isBinary: false },
      request,
    );
  }

  /** Where a job of the caller stands. GET /gantt/import/:projectId/:jobId/status; needs a token to read. */
  status(request: { readonly params: ImportStatusParams }): Promise<ImportStatusAnswer> {
    return this.#send(
      { method: 'GET', path: '/gantt/import/:projectId/:jobId/status', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** The schedule that a job of the caller has read, to be compared with the plan. GET /gantt/import/:projectId/:jobId/result; needs a token to read. */
  result(request: { readonly params: ImportResultParams }): Promise<ImportResultAnswer> {
    return this.#send(
      { method: 'GET', path: '/gantt/import/:projectId/:jobId/result', timeoutMs: 30000, isBinary: false },
      request,
    );
  }

  /** What a file could not be taken as, from the warning at `from`; the next page begins at `next`. GET /gantt/import/:projectId/:jobId/warnings; needs a token to read. */
  warnings(request: {
    readonly params: ImportWarningsParams;
    readonly query?: ImportWarningsQuery;
  }): Promise<ImportWarningsAnswer> {
    return this.#send(
      { method: 'GET', path: '/gantt/import/:projectId/:jobId/warnings', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Ends a job of the caller that is queued or being read. POST /gantt/import/:projectId/:jobId/cancel; needs a token to write. */
  cancel(request: { readonly params: ImportCancelParams }): Promise<ImportCancelAnswer> {
    return this.#send(
      { method: 'POST', path: '/gantt/import/:projectId/:jobId/cancel', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
