// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { ProjectMember } from '../types';
export type ProjectMemberListParams = {
  readonly projectId: string;
};
export type ProjectMemberListAnswer = {
  readonly members: readonly ProjectMember[];
};
export class ProjectMemberCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Who holds roles in a project itself, and when each of them opened it last. GET /project/:projectId/members; needs a token to read. */
  list(request: { readonly params: ProjectMemberListParams }): Promise<ProjectMemberListAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:projectId/members', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
