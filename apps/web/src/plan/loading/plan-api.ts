import { lastUpdateRoutes, planRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';

/** The plan with its seq, the roles held there, and what the list says of the project. */
export const fetchProject = (projectId: string) => callRoute(planRoutes.open, { params: { id: projectId } });

/** Entries of the log after `seq`, a page at a time. */
export const fetchEntriesSince = (projectId: string, seq: number) =>
  callRoute(planRoutes.since, { params: { projectId, seq } });

/** Who changed the plan last, when, and the seq of it. */
export const fetchLastUpdate = (projectId: string) =>
  callRoute(lastUpdateRoutes.ofProject, { params: { id: projectId } });
