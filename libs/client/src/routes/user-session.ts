// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { LastSessionAnswer } from '../types';
export type UserSessionLastSessionParams = {
  readonly userId: string;
  readonly projectId: string;
};
export type UserSessionLastSessionAnswer = LastSessionAnswer;
export class UserSessionCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** When somebody opened a project last, and when their visit before the one going on ended: oneself, or anybody for who manages the project. GET /user/:userId/getLastSession/:projectId; needs a token to read. */
  lastSession(request: {
    readonly params: UserSessionLastSessionParams;
  }): Promise<UserSessionLastSessionAnswer> {
    return this.#send(
      { method: 'GET', path: '/user/:userId/getLastSession/:projectId', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
