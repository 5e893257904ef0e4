// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { FullProject, OpenedProject } from '../types';
export type PlanFullParams = {
  readonly id: string;
  readonly userId: string;
};
export type PlanFullAnswer = FullProject;
export type PlanOpenParams = {
  readonly id: string;
};
export type PlanOpenAnswer = OpenedProject;
export type PlanSinceParams = {
  readonly projectId: string;
  readonly seq: number;
};
export type PlanSinceAnswer = {
  readonly entries: readonly unknown[];
  readonly more: boolean;
  readonly at: string | null;
};
export class PlanCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The whole plan with its seq, programs, dashboards and newest actions (304 when the tag still holds). GET /project/:id/full/:userId; needs a token to read. */
  full(request: { readonly params: PlanFullParams }): Promise<PlanFullAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:id/full/:userId', timeoutMs: 30000, isBinary: false },
      request,
    );
  }

  /** The whole plan with its seq, what the caller is there and what the list says of it (304 when the tag still holds). GET /project/:id/plan; needs a token to read. */
  open(request: { readonly params: PlanOpenParams }): Promise<PlanOpenAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:id/plan', timeoutMs: 30000, isBinary: false },
      request,
    );
  }

  /** Log entries after a seq, in order; ask again while `more`. `at` is when the entry of that seq was accepted. GET /actions/:projectId/since/:seq; needs a token to read. */
  since(request: { readonly params: PlanSinceParams }): Promise<PlanSinceAnswer> {
    return this.#send(
      { method: 'GET', path: '/actions/:projectId/since/:seq', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
