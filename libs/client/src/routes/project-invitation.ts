// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { InvitationSchema } from '../types';
export type ProjectInvitationListParams = {
  readonly projectId: string;
};
export type ProjectInvitationListAnswer = {
  readonly invitations: readonly InvitationSchema[];
};
export class ProjectInvitationCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Who was invited to a project and has not come yet. GET /project/:projectId/invitations; needs a token to read. */
  list(request: { readonly params: ProjectInvitationListParams }): Promise<ProjectInvitationListAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:projectId/invitations', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
