// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { LessonsAnswer } from '../types';
export type LessonOwnParams = {
  readonly id: string;
};
export type LessonOwnAnswer = LessonsAnswer;
export class LessonCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The lessons that one has done. GET /user/:id/lessons; needs a token to read. */
  own(request: { readonly params: LessonOwnParams }): Promise<LessonOwnAnswer> {
    return this.#send(
      { method: 'GET', path: '/user/:id/lessons', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
