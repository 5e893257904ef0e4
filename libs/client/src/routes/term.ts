// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { TermTaskClaim, ValidationAnswer } from '../types';
export type TermTermTasksBody = {
  readonly projectId: string;
  readonly termId: string;
  readonly data: readonly TermTaskClaim[];
};
export type TermTermTasksAnswer = ValidationAnswer;
export type TermTasksBody = {
  readonly projectId: string;
  readonly data: readonly TermTaskClaim[];
};
export type TermTasksAnswer = ValidationAnswer;
export class TermCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The term's tasks as the client sees them against the server's record. POST /terms/validation_term_tasks; needs a token to write. */
  termTasks(request: { readonly body: TermTermTasksBody }): Promise<TermTermTasksAnswer> {
    return this.#send(
      { method: 'POST', path: '/terms/validation_term_tasks', timeoutMs: 30000, isBinary: false },
      request,
    );
  }

  /** All tasks of the project, in portions, against the record of the server. POST /terms/validation_server_multiple; needs a token to write. */
  tasks(request: { readonly body: TermTasksBody }): Promise<TermTasksAnswer> {
    return this.#send(
      { method: 'POST', path: '/terms/validation_server_multiple', timeoutMs: 30000, isBinary: false },
      request,
    );
  }
}
