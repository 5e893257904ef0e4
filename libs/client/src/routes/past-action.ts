// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { PastAction } from '../types';
export type PastActionGetAfterParams = {
  readonly projectId: string;
  readonly date: string;
};
export type PastActionGetAfterQuery = {
  readonly before?: number;
};
export type PastActionGetAfterAnswer = {
  readonly actions: readonly PastAction[];
  readonly next: number | null;
  readonly authors?: readonly {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
  }[];
};
export type PastActionAllParams = {
  readonly projectId: string;
};
export type PastActionAllQuery = {
  readonly before?: number;
  readonly from?: string;
  readonly until?: string;
  readonly user?: string;
  readonly others?: 'true';
  readonly row?: string;
  readonly types?: string;
  readonly sort?: 'date' | 'user' | 'type';
  readonly order?: 'asc' | 'desc';
  readonly typeOrder?: string;
  readonly text?: string;
  readonly termWord?: string;
  readonly most?: number;
};
export type PastActionAllAnswer = {
  readonly actions: readonly PastAction[];
  readonly next: number | null;
  readonly authors?: readonly {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
  }[];
};
export type PastActionEntryParams = {
  readonly projectId: string;
  readonly actionId: string;
};
export type PastActionEntryAnswer = {
  readonly action: PastAction;
  readonly changes: readonly unknown[];
  readonly changeCount: number;
  readonly tasks: readonly {
    readonly id: string;
    readonly code: string | null;
    readonly name: string;
  }[];
  readonly undoBarrier: boolean;
};
export class PastActionCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Actions accepted on a day or later, newest first; the next page is `?before=` the answer’s `next`. GET /actions/:projectId/get_after/:date; needs a token to read. */
  getAfter(request: {
    readonly params: PastActionGetAfterParams;
    readonly query?: PastActionGetAfterQuery;
  }): Promise<PastActionGetAfterAnswer> {
    return this.#send(
      { method: 'GET', path: '/actions/:projectId/get_after/:date', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Actions of a project, newest first: those of `user`, or with `others=true` of everybody but the asker, of `types` (with commas), accepted from `from` to before `until` (instants), that changed the task or restriction `row` (each then with the `changes` it made to that row), about `text` (terms under the asker’s `termWord`); in the `order` `asc` or `desc` of `sort`: `date`, `user`, or `type` as `typeOrder` (with commas) has them; `most` of them, and the next page is `?before=` the answer’s `next`. GET /actions/:projectId/all; needs a token to read. */
  all(request: {
    readonly params: PastActionAllParams;
    readonly query?: PastActionAllQuery;
  }): Promise<PastActionAllAnswer> {
    return this.#send(
      { method: 'GET', path: '/actions/:projectId/all', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** One action with what it changed, field by field. GET /actions/:projectId/entry/:actionId; needs a token to read. */
  entry(request: { readonly params: PastActionEntryParams }): Promise<PastActionEntryAnswer> {
    return this.#send(
      { method: 'GET', path: '/actions/:projectId/entry/:actionId', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
