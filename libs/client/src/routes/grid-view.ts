// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { GridName, GridViewInput, GridViewsAnswer } from '../types';
export type GridViewListParams = {
  readonly project: string;
  readonly grid: GridName;
};
export type GridViewListAnswer = GridViewsAnswer;
export type GridViewSaveParams = {
  readonly project: string;
  readonly grid: GridName;
};
export type GridViewSaveBody = GridViewInput;
export type GridViewSaveAnswer = GridViewsAnswer;
export type GridViewRemoveParams = {
  readonly project: string;
  readonly grid: GridName;
};
export type GridViewRemoveBody = {
  readonly name: string;
};
export type GridViewRemoveAnswer = GridViewsAnswer;
export type GridViewShareParams = {
  readonly project: string;
  readonly grid: GridName;
};
export type GridViewShareBody = GridViewInput;
export type GridViewShareAnswer = GridViewsAnswer;
export type GridViewUnshareParams = {
  readonly project: string;
  readonly grid: GridName;
};
export type GridViewUnshareBody = {
  readonly name: string;
};
export type GridViewUnshareAnswer = GridViewsAnswer;
export class GridViewCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Saved views of a table: the own ones, and those of everybody in the project. GET /project/:project/grid_views/:grid; needs a token to read. */
  list(request: { readonly params: GridViewListParams }): Promise<GridViewListAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:project/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Saves an own view of a table, in place of one of the same name; 20 kB and 50 views at most. POST /project/:project/grid_views/:grid; needs a token to write. */
  save(request: {
    readonly params: GridViewSaveParams;
    readonly body: GridViewSaveBody;
  }): Promise<GridViewSaveAnswer> {
    return this.#send(
      { method: 'POST', path: '/project/:project/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Removes an own view of a table. POST /project/:project/grid_views/:grid/remove; needs a token to write. */
  remove(request: {
    readonly params: GridViewRemoveParams;
    readonly body: GridViewRemoveBody;
  }): Promise<GridViewRemoveAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/project/:project/grid_views/:grid/remove',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** Saves a view of a table for everybody in the project, in place of one of the same name. POST /project/:project/shared_grid_views/:grid; needs a token to write. */
  share(request: {
    readonly params: GridViewShareParams;
    readonly body: GridViewShareBody;
  }): Promise<GridViewShareAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/project/:project/shared_grid_views/:grid',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** Removes a view of a table that everybody in the project has. POST /project/:project/shared_grid_views/:grid/remove; needs a token to write. */
  unshare(request: {
    readonly params: GridViewUnshareParams;
    readonly body: GridViewUnshareBody;
  }): Promise<GridViewUnshareAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/project/:project/shared_grid_views/:grid/remove',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }
}
