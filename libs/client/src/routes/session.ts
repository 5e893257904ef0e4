// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type SessionSessionAnswer = {
  readonly sessionId: string;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly avatarURL: string | null;
    readonly lang: 'es' | 'en';
    readonly timeZone?: string;
    readonly isRoot: boolean;
    readonly isSuperAdmin: boolean;
  };
  readonly expiresAt: string;
  readonly apiToken?: {
    readonly scope: 'read' | 'write';
  };
  readonly secondStepDue?: boolean;
};
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
