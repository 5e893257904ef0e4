// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type PeopleImportPeopleParams = {
  readonly businessId: string;
};
export type PeopleImportPeopleAnswer = {
  readonly people: readonly {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly state: 'member' | 'invited';
    readonly role: ('businessAdmin' | 'businessViewer' | 'businessMember') | null;
    readonly projects: readonly {
      readonly projectId: string;
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
    }[];
  }[];
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
