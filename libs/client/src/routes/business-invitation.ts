// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { InvitationSchema } from '../types';
export type BusinessInvitationListParams = {
  readonly businessId: string;
};
export type BusinessInvitationListAnswer = {
  readonly invitations: readonly InvitationSchema[];
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
