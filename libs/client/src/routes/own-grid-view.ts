// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { GridName, GridViewInput, GridViewsAnswer } from '../types';
export type OwnGridViewListParams = {
  readonly grid: GridName;
};
export type OwnGridViewListAnswer = GridViewsAnswer;
export type OwnGridViewSaveParams = {
  readonly grid: GridName;
};
export type OwnGridViewSaveBody = GridViewInput;
export type OwnGridViewSaveAnswer = GridViewsAnswer;
export type OwnGridViewRemoveParams = {
  readonly grid: GridName;
};
export type OwnGridViewRemoveBody = {
  readonly name: string;
};
export type OwnGridViewRemoveAnswer = GridViewsAnswer;
export class OwnGridViewCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Own saved views of a table of no project. GET /grid_views/:grid; needs a token to read. */
  list(request: { readonly params: OwnGridViewListParams }): Promise<OwnGridViewListAnswer> {
    return this.#send(
      { method: 'GET', path: '/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Saves an own view of a table of no project, in place of one of the same name; 20 kB and 50 views at most. POST /grid_views/:grid; needs a token to write. */
  save(request: {
    readonly params: OwnGridViewSaveParams;
    readonly body: OwnGridViewSaveBody;
  }): Promise<OwnGridViewSaveAnswer> {
    return this.#send(
      { method: 'POST', path: '/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Removes an own view of a table of no project. POST /grid_views/:grid/remove; needs a token to write. */
  remove(request: {
    readonly params: OwnGridViewRemoveParams;
    readonly body: OwnGridViewRemoveBody;
  }): Promise<OwnGridViewRemoveAnswer> {
    return this.#send(
      { method: 'POST', path: '/grid_views/:grid/remove', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
