// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type ConnectivitySettingsAnswer = {
  readonly address: string | null;
};
export class ConnectivityCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The address that browsers ask while the product does not answer them, null where there is none. GET /connectivity/settings; needs a token to read. */
  settings(): Promise<ConnectivitySettingsAnswer> {
    return this.#send({ method: 'GET', path: '/connectivity/settings', timeoutMs: 20000, isBinary: false });
  }
}
