// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { UserVersion } from '../types';
export type VersionOfUserParams = {
  readonly userId: string;
};
export type VersionOfUserAnswer = UserVersion;
export class VersionCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The version that one has been told of, null before the first. GET /version/last_version_user/:userId; needs a token to read. */
  ofUser(request: { readonly params: VersionOfUserParams }): Promise<VersionOfUserAnswer> {
    return this.#send(
      { method: 'GET', path: '/version/last_version_user/:userId', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
