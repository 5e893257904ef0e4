// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type BusinessCreateBody = {
  readonly name: string;
  readonly taxNumber?: string;
  readonly phone?: string;
  readonly mail?: string;
  readonly address?: string;
  readonly specialization?: string;
  readonly restrictionFamilies?: readonly string[];
  readonly cncTypes?: readonly string[];
  readonly roles?: readonly string[];
  readonly rhythmicUnits?: readonly string[];
};
export type BusinessCreateAnswer = {
  readonly id: string;
  readonly name: string;
  readonly taxNumber: string;
  readonly phone: string;
  readonly mail: string;
  readonly address: string;
  readonly logoURL: string | null;
  readonly specialization: string;
  readonly restrictionFamilies: readonly string[];
  readonly cncTypes: readonly string[];
  readonly roles: readonly string[];
  readonly rhythmicUnits: readonly string[];
};
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
