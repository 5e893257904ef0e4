import { meetingRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';

/** The meetings that have minutes, newest first. */
export const loadAllMinutes = (project: string) => callRoute(meetingRoutes.all, { params: { project } });
