// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type MailDeadAnswer = {
  readonly mails: readonly {
    readonly id: string;
    readonly to: string;
    readonly template: string;
    readonly attempts: number;
    readonly error: string;
    readonly failedAt: string;
  }[];
};
export class MailCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Mails that were given up, the newest first. GET /mail/dead; needs a token to read. */
  dead(): Promise<MailDeadAnswer> {
    return this.#send({ method: 'GET', path: '/mail/dead', timeoutMs: 20000, isBinary: false });
  }
}
