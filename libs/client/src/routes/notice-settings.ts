// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { HeardSubjects, NoticeSettings } from '../types';
export type NoticeSettingsOwnParams = {
  readonly id: string;
};
export type NoticeSettingsOwnAnswer = NoticeSettings;
export type NoticeSettingsSubjectsParams = {
  readonly id: string;
};
export type NoticeSettingsSubjectsAnswer = HeardSubjects;
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

  /** What can reach oneself at all, by the roles that one holds in any project. GET /user/:id/notice_subjects; needs a token to read. */
  subjects(request: {
    readonly params: NoticeSettingsSubjectsParams;
  }): Promise<NoticeSettingsSubjectsAnswer> {
    return this.#send(
      { method: 'GET', path: '/user/:id/notice_subjects', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
