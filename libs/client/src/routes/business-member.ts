// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { Role, UserSchema } from '../types';
export type BusinessMemberListParams = {
  readonly id: string;
};
export type BusinessMemberListAnswer = {
  readonly members: readonly {
    readonly user: UserSchema;
    readonly roles: readonly Role[];
    readonly twoFactor?: boolean;
    readonly signOn?: boolean;
  }[];
};
export class BusinessMemberCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Who belongs to a business, with their roles in it. GET /business/:id/members; needs a token to read. */
  list(request: { readonly params: BusinessMemberListParams }): Promise<BusinessMemberListAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:id/members', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
