// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { NoticesRead, NotificationSchema, ProposedInput, RejectionInput } from '../types';
export type NotificationReadParams = {
  readonly project: string;
};
export type NotificationReadBody = NoticesRead;
export type NotificationReadAnswer = Record<string, never>;
export type NotificationOfProjectParams = {
  readonly project: string;
  readonly x: string;
};
export type NotificationOfProjectAnswer = {
  readonly notifications: readonly NotificationSchema[];
  readonly more: number;
};
export type NotificationProposeParams = {
  readonly project: string;
};
export type NotificationProposeBody = ProposedInput;
export type NotificationProposeAnswer = Record<string, never>;
export type NotificationRejectParams = {
  readonly project: string;
  readonly id: string;
};
export type NotificationRejectBody = RejectionInput;
export type NotificationRejectAnswer = Record<string, never>;
export class NotificationCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Notes which notices one has read or not, all of them where none are named. POST /notifications/:project/read; needs a token to write. */
  read(request: {
    readonly params: NotificationReadParams;
    readonly body: NotificationReadBody;
  }): Promise<NotificationReadAnswer> {
    return this.#send(
      { method: 'POST', path: '/notifications/:project/read', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** What the caller (x, the own user id) is told: proposals that wait, oldest first, all of them for who may decide and else the own; then notices, newest first. GET /notifications/:project/get_notifications/:x; needs a token to read. */
  ofProject(request: { readonly params: NotificationOfProjectParams }): Promise<NotificationOfProjectAnswer> {
    return this.#send(
      {
        method: 'GET',
        path: '/notifications/:project/get_notifications/:x',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** Proposes an action to the administrators of a project. POST /notifications/:project/propose; needs a token to write. */
  propose(request: {
    readonly params: NotificationProposeParams;
    readonly body: NotificationProposeBody;
  }): Promise<NotificationProposeAnswer> {
    return this.#send(
      { method: 'POST', path: '/notifications/:project/propose', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Removes a proposal, with a word to who proposed it; who proposed it takes it back so. POST /notifications/:project/reject_notification/:id; needs a token to write. */
  reject(request: {
    readonly params: NotificationRejectParams;
    readonly body: NotificationRejectBody;
  }): Promise<NotificationRejectAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/notifications/:project/reject_notification/:id',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }
}
