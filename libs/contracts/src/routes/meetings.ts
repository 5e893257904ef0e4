import { mailProtocol, protocolToMail } from '../meeting-protocol';
import { defineRoute, inProject } from '../route';

/** The weekly meeting. */
export const meetingRoutes = {
  mailProtocol: defineRoute({
    method: 'POST',
    path: '/project/:project/meeting_protocol',
    summary:
      'Mails the protocol of a weekly meeting to responsibles of the project: what was promised and kept is the server’s own record, the call tells who was there, how long and what was said; ten an hour by each caller',
    access: inProject('editPlan', 'project'),
    body: protocolToMail,
    answer: mailProtocol.response,
    timeoutMs: 30_000,
  }),
};
