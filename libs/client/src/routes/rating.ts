// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { RatingAnswer } from '../types';
export type RatingOwnParams = {
  readonly project: string;
};
export type RatingOwnAnswer = RatingAnswer;
export type RatingRateParams = {
  readonly project: string;
  readonly rating: number;
};
export type RatingRateAnswer = RatingAnswer;
export class RatingCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The own rating of working on a project, null before the first. GET /rating/:project; needs a token to read. */
  own(request: { readonly params: RatingOwnParams }): Promise<RatingOwnAnswer> {
    return this.#send(
      { method: 'GET', path: '/rating/:project', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Rates working on a project, 1 to 5; a later rating replaces it. POST /rating/:project/:rating; needs a token to write. */
  rate(request: { readonly params: RatingRateParams }): Promise<RatingRateAnswer> {
    return this.#send(
      { method: 'POST', path: '/rating/:project/:rating', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
