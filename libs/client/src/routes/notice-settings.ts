// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type NoticeSettingsOwnParams = {
  readonly id: string;
};
export type NoticeSettingsOwnAnswer = {
  readonly TERM_CLOSED: {
    readonly screen: boolean;
    readonly mail: boolean;
  };
  readonly TERM_ENDING: {
    readonly screen: boolean;
    readonly mail: boolean;
  };
  readonly RESTRICTION_ASSIGNED: {
    readonly screen: boolean;
    readonly mail: boolean;
  };
  readonly RESTRICTION_DUE: {
    readonly screen: boolean;
    readonly mail: boolean;
  };
  readonly RESTRICTION_LATE: {
    readonly screen: boolean;
    readonly mail: boolean;
  };
  readonly RESTRICTION_RELEASED: {
    readonly screen: boolean;
    readonly mail: boolean;
  };
  readonly RESTRICTION_REMOVED: {
    readonly screen: boolean;
    readonly mail: boolean;
  };
  readonly IMPORT_DONE: {
    readonly screen: boolean;
    readonly mail: boolean;
  };
  readonly PROPOSAL_MADE: {
    readonly screen: boolean;
    readonly mail: boolean;
  };
  readonly PROPOSAL_DECIDED: {
    readonly screen: boolean;
    readonly mail: boolean;
  };
  readonly WEBHOOK_DISABLED: {
    readonly screen: boolean;
    readonly mail: boolean;
  };
};
export class NoticeSettingsCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** What reaches oneself on the screen and by mail, in all projects. GET /user/:id/notice_settings; needs a token to read. */
  own(request: { readonly params: NoticeSettingsOwnParams }): Promise<NoticeSettingsOwnAnswer> {
    return this.#send(
      { method: 'GET', path: '/user/:id/notice_settings', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
