// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { StockAvatars } from '../types';
export type ProfileAvatarsParams = {
  readonly userId: string;
};
export type ProfileAvatarsAnswer = StockAvatars;
export class ProfileCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The set of pictures to choose from. GET /user/get_avatars_impera/:userId; needs a token to read. */
  avatars(request: { readonly params: ProfileAvatarsParams }): Promise<ProfileAvatarsAnswer> {
    return this.#send(
      { method: 'GET', path: '/user/get_avatars_impera/:userId', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
