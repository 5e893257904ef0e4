// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { DeadMail } from '../types';
export type MailDeadAnswer = {
  readonly mails: readonly DeadMail[];
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
