// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { DeletedItem, ProjectSummarySchema, Restoration } from '../types';
export type DeletedListParams = {
  readonly id: string;
};
export type DeletedListAnswer = {
  readonly deleted: readonly DeletedItem[];
};
export type DeletedProjectParams = {
  readonly id: string;
  readonly projectId: string;
};
export type DeletedProjectBody = Restoration;
export type DeletedProjectAnswer = ProjectSummarySchema;
export type DeletedContainerParams = {
  readonly id: string;
  readonly containerId: string;
};
export type DeletedContainerAnswer = Record<string, never>;
export class DeletedCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Projects and containers deleted in the last 30 days. GET /business/:id/deleted; needs a token to read. */
  list(request: { readonly params: DeletedListParams }): Promise<DeletedListAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:id/deleted', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Brings a project back, under another code if its own is taken. POST /business/:id/deleted/project/:projectId/restore; needs a token to write. */
  project(request: {
    readonly params: DeletedProjectParams;
    readonly body: DeletedProjectBody;
  }): Promise<DeletedProjectAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/business/:id/deleted/project/:projectId/restore',
        timeoutMs: 30000,
        isBinary: false,
      },
      request,
    );
  }

  /** Brings a container back. POST /business/:id/deleted/container/:containerId/restore; needs a token to write. */
  container(request: { readonly params: DeletedContainerParams }): Promise<DeletedContainerAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/business/:id/deleted/container/:containerId/restore',
        timeoutMs: 30000,
        isBinary: false,
      },
      request,
    );
  }
}
