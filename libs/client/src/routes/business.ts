// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { BusinessSchema, NewBusiness } from '../types';
export type BusinessCreateBody = NewBusiness;
export type BusinessCreateAnswer = BusinessSchema;
export class BusinessCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Creates a business; its creator becomes its admin. POST /business; needs a token to write. */
  create(request: { readonly body: BusinessCreateBody }): Promise<BusinessCreateAnswer> {
    return this.#send({ method: 'POST', path: '/business', timeoutMs: 20000, isBinary: false }, request);
  }
}
