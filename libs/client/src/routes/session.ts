// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { SessionSchema } from '../types';
export type SessionSessionAnswer = SessionSchema;
export class SessionCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The session of the token. GET /session; needs a token to read. */
  session(): Promise<SessionSessionAnswer> {
    return this.#send({ method: 'GET', path: '/session', timeoutMs: 20000, isBinary: false });
  }
}
