// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { PersonOfBusiness } from '../types';
export type PeopleImportPeopleParams = {
  readonly businessId: string;
};
export type PeopleImportPeopleAnswer = {
  readonly people: readonly PersonOfBusiness[];
};
export class PeopleImportCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Members and invited ones of a business, with their roles in it and in its projects. GET /business/:businessId/people; needs a token to read. */
  people(request: { readonly params: PeopleImportPeopleParams }): Promise<PeopleImportPeopleAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:businessId/people', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
