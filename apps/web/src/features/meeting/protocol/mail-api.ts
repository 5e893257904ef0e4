import { meetingRoutes } from '@plomada/contracts';
import { callRoute, type Sent } from '../../../base/api/call-route';

/** Mails the protocol; answers how many it goes to, and who gets none. */
export const mailProtocol = (project: string, body: Sent<typeof meetingRoutes.mailProtocol>['body']) =>
  callRoute(meetingRoutes.mailProtocol, { params: { project }, body });
export type Mailed = Awaited<ReturnType<typeof mailProtocol>>;
