// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { PlanSnapshot } from '../types';
export type SnapshotOfProjectParams = {
  readonly id: string;
};
export type SnapshotOfProjectAnswer = {
  readonly snapshots: readonly PlanSnapshot[];
};
export class SnapshotCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** What the plan can be rolled back to, newest first, for who may roll back. GET /project/:id/snapshots; needs a token to read. */
  ofProject(request: { readonly params: SnapshotOfProjectParams }): Promise<SnapshotOfProjectAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:id/snapshots', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
