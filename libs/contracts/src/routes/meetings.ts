import { z } from 'zod';
import { mailProtocol, protocolToMail } from '../meeting-protocol';
import { minutesAnswer, minutesOfProject, minutesToSave, termNumber } from '../planning/minutes';
import { civilDate, fullName, id } from '../primitives';
import { defineRoute, inProject } from '../route';

const ofTerm = {
  params: { term: z.coerce.number<number | string>().pipe(termNumber) },
  answer: minutesAnswer,
};

/** The weekly meeting. */
export const meetingRoutes = {
  all: defineRoute({
    method: 'GET',
    path: '/project/:project/minutes',
    summary:
      'The meetings that have minutes, newest first, each with its term, when it was and how much it has',
    access: inProject('viewProject', 'project'),
    answer: minutesOfProject.response,
  }),
  minutes: defineRoute({
    ...ofTerm,
    method: 'GET',
    path: '/project/:project/minutes/:term',
    query: { date: civilDate.optional() },
    summary:
      'The minutes of the meeting that looked back on a term, by its number, and of a day, of the newest where none is named; null where there are none; and the decisions of earlier meetings that wait',
    access: inProject('viewProject', 'project'),
  }),
  save: defineRoute({
    ...ofTerm,
    method: 'POST',
    path: '/project/:project/minutes/:term',
    summary:
      'Keeps the minutes of a term’s meeting in place of the version that they build on (0: of none); refused with MINUTES_STALE where somebody saved others since',
    access: inProject('editPlan', 'project'),
    body: minutesToSave,
  }),
  people: defineRoute({
    method: 'GET',
    path: '/project/:project/meeting_people',
    summary: 'Who holds roles in the project, by name, to be asked for at its meetings',
    access: inProject('editPlan', 'project'),
    answer: z.object({ people: z.array(z.object({ id, name: fullName })) }),
  }),
  mailProtocol: defineRoute({
    method: 'POST',
    path: '/project/:project/meeting_protocol',
    summary:
      'Mails the protocol of a weekly meeting to responsibles of the project, from the plan and the minutes as the server keeps them; ten an hour by each caller',
    access: inProject('editPlan', 'project'),
    body: protocolToMail,
    answer: mailProtocol.response,
    timeoutMs: 30_000,
  }),
};
