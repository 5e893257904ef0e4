// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type LastUpdateOfProjectParams = {
  readonly id: string;
};
export type LastUpdateOfProjectAnswer = {
  readonly projectId: string;
  readonly seq: number;
  readonly date: string;
  readonly firstName: string;
  readonly lastName: string;
};
export type LastUpdateOfBusinessParams = {
  readonly businessId: string;
};
export type LastUpdateOfBusinessAnswer = {
  readonly updates: readonly {
    readonly projectId: string;
    readonly seq: number;
    readonly date: string;
    readonly firstName: string;
    readonly lastName: string;
  }[];
};
export class LastUpdateCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Who changed the plan last, and when. GET /project/lastUpdate/:id; needs a token to read. */
  ofProject(request: { readonly params: LastUpdateOfProjectParams }): Promise<LastUpdateOfProjectAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/lastUpdate/:id', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** The same for all projects of a business that the caller may see. GET /project/lastUpdateBusiness/:businessId; needs a token to read. */
  ofBusiness(request: { readonly params: LastUpdateOfBusinessParams }): Promise<LastUpdateOfBusinessAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/lastUpdateBusiness/:businessId', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
