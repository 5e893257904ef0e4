// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { Attachment } from '../types';
export type AttachmentUploadParams = {
  readonly projectId: string;
};
export type AttachmentUploadQuery = {
  readonly taskId?: string;
};
export type AttachmentUploadAnswer = Attachment;
export type AttachmentListParams = {
  readonly id: string;
};
export type AttachmentListQuery = {
  readonly taskId?: string;
};
export type AttachmentListAnswer = {
  readonly attachments: readonly Attachment[];
};
export type AttachmentDownloadParams = {
  readonly id: string;
  readonly attachmentId: string;
};
export type AttachmentRemoveParams = {
  readonly id: string;
  readonly attachmentId: string;
};
export type AttachmentRemoveAnswer = Record<string, never>;
export class AttachmentCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Attaches a file to a task, or to the project where no task is named. POST /project/upload_file/:projectId; needs a token to write. */
  upload(request: {
    readonly params: AttachmentUploadParams;
    readonly query?: AttachmentUploadQuery;
    readonly form: FormData;
  }): Promise<AttachmentUploadAnswer> {
    return this.#send(
      { method: 'POST', path: '/project/upload_file/:projectId', timeoutMs: 120000, isBinary: false },
      request,
    );
  }

  /** The files of a task, or all of the project, newest first. GET /project/:id/attachments; needs a token to read. */
  list(request: {
    readonly params: AttachmentListParams;
    readonly query?: AttachmentListQuery;
  }): Promise<AttachmentListAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:id/attachments', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** The bytes of a file, as a download. GET /project/:id/attachments/:attachmentId; needs a token to read. */
  download(request: { readonly params: AttachmentDownloadParams }): Promise<Uint8Array> {
    return this.#send(
      { method: 'GET', path: '/project/:id/attachments/:attachmentId', timeoutMs: 20000, isBinary: true },
      request,
    );
  }

  /** Takes a file away: who attached it, and whoever edits the plan. DELETE /project/:id/attachments/:attachmentId; needs a token to write. */
  remove(request: { readonly params: AttachmentRemoveParams }): Promise<AttachmentRemoveAnswer> {
    return this.#send(
      { method: 'DELETE', path: '/project/:id/attachments/:attachmentId', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
