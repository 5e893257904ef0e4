// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type BusinessInvitationListParams = {
  readonly businessId: string;
};
export type BusinessInvitationListAnswer = {
  readonly invitations: readonly {
    readonly id: string;
    readonly email: string;
    readonly businessId: string;
    readonly projectId: string | null;
    readonly roles: readonly (
      | 'root'
      | 'superAdmin'
      | 'businessAdmin'
      | 'businessViewer'
      | 'businessMember'
      | 'projectAdmin'
      | 'facilitator'
      | 'responsible'
      | 'projectViewer'
    )[];
    readonly lang: 'es' | 'en';
    readonly status: 'pending' | 'expired';
    readonly invitedBy: string;
    readonly createdAt: string;
    readonly expiresAt: string;
    readonly sentAt: string | null;
  }[];
};
export class BusinessInvitationCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Who was invited to a business and has not come yet. GET /business/:businessId/invitations; needs a token to read. */
  list(request: { readonly params: BusinessInvitationListParams }): Promise<BusinessInvitationListAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:businessId/invitations', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
