// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { MinutesAnswer, MinutesInShort, MinutesToSave, ProtocolToMail, Unreached } from '../types';
export type MeetingAllParams = {
  readonly project: string;
};
export type MeetingAllAnswer = {
  readonly minutes: readonly MinutesInShort[];
};
export type MeetingMinutesParams = {
  readonly project: string;
  readonly term: number;
};
export type MeetingMinutesQuery = {
  readonly date?: string;
};
export type MeetingMinutesAnswer = MinutesAnswer;
export type MeetingSaveParams = {
  readonly project: string;
  readonly term: number;
};
export type MeetingSaveBody = MinutesToSave;
export type MeetingSaveAnswer = MinutesAnswer;
export type MeetingPeopleParams = {
  readonly project: string;
};
export type MeetingPeopleAnswer = {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
  }[];
};
export type MeetingMailProtocolParams = {
  readonly project: string;
};
export type MeetingMailProtocolBody = ProtocolToMail;
export type MeetingMailProtocolAnswer = {
  readonly sent: number;
  readonly unreached: readonly {
    readonly id: string;
    readonly why: Unreached;
  }[];
};
export class MeetingCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The meetings that have minutes, newest first, each with its term, when it was and how much it has. GET /project/:project/minutes; needs a token to read. */
  all(request: { readonly params: MeetingAllParams }): Promise<MeetingAllAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:project/minutes', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** The minutes of the meeting that looked back on a term, by its number, and of a day, of the newest where none is named; null where there are none; and the decisions of earlier meetings that wait. GET /project/:project/minutes/:term; needs a token to read. */
  minutes(request: {
    readonly params: MeetingMinutesParams;
    readonly query?: MeetingMinutesQuery;
  }): Promise<MeetingMinutesAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:project/minutes/:term', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Keeps the minutes of a term’s meeting in place of the version that they build on (0: of none); refused with MINUTES_STALE where somebody saved others since. POST /project/:project/minutes/:term; needs a token to write. */
  save(request: {
    readonly params: MeetingSaveParams;
    readonly body: MeetingSaveBody;
  }): Promise<MeetingSaveAnswer> {
    return this.#send(
      { method: 'POST', path: '/project/:project/minutes/:term', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Who holds roles in the project, by name, to be asked for at its meetings. GET /project/:project/meeting_people; needs a token to read. */
  people(request: { readonly params: MeetingPeopleParams }): Promise<MeetingPeopleAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:project/meeting_people', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Mails the protocol of a weekly meeting to responsibles of the project, from the plan and the minutes as the server keeps them; ten an hour by each caller. POST /project/:project/meeting_protocol; needs a token to write. */
  mailProtocol(request: {
    readonly params: MeetingMailProtocolParams;
    readonly body: MeetingMailProtocolBody;
  }): Promise<MeetingMailProtocolAnswer> {
    return this.#send(
      { method: 'POST', path: '/project/:project/meeting_protocol', timeoutMs: 30000, isBinary: false },
      request,
    );
  }
}
