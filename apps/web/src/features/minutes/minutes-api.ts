import { type MeetingMinutes, meetingRoutes } from '@plomada/contracts';
import type { MeetingKey, MinutesContent } from '@plomada/domain';
import { callRoute, type Sent } from '../../base/api/call-route';

export const loadMinutes = (project: string, { number: term, date }: MeetingKey) =>
  callRoute(meetingRoutes.minutes, { params: { project, term }, query: { date } });

/** In place of the version that they build on; 0 of none. */
export const saveMinutes = (
  project: string,
  { number: term, date }: MeetingKey,
  version: number,
  content: MinutesContent,
) => {
  const { attendance, said, outcomes, ...times } = content;
  const lists = { attendance: [...attendance], said: [...said], outcomes: [...outcomes] };
  return callRoute(meetingRoutes.save, {
    params: { project, term },
    body: { ...times, ...lists, date, version },
  });
};

/** Who holds roles in a project. */
export const loadPeople = (project: string) => callRoute(meetingRoutes.people, { params: { project } });
export type MeetingPerson = Awaited<ReturnType<typeof loadPeople>>['people'][number];

/** Mails the protocol; answers how many it goes to, and who gets none. */
export const mailProtocol = (project: string, body: Sent<typeof meetingRoutes.mailProtocol>['body']) =>
  callRoute(meetingRoutes.mailProtocol, { params: { project }, body });
export type Mailed = Awaited<ReturnType<typeof mailProtocol>>;

/** What the kept minutes say, without what the server put to it. */
export function contentOf({
  startedAt,
  endedAt,
  attendance,
  said,
  outcomes,
}: MeetingMinutes): MinutesContent {
  const lines = said.map(({ id, kind, about, text, until }) => ({ id, kind, about, text, until }));
  return { startedAt, endedAt, attendance, said: lines, outcomes };
}
