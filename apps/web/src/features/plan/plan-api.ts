import {
  businessSchema,
  entriesSince,
  getPlan,
  lastUpdate,
  projectSummarySchema,
  role,
} from '@plomada/contracts';
import { z } from 'zod';
import { request } from '../../base/api/request';

/** What opening a project brings: the whole plan with its seq, the roles held there, and what the list says of it. */
export const fullProject = getPlan.response.extend({
  roles: z.array(role),
  summary: projectSummarySchema.extend({ business: businessSchema }),
});
export type FullProject = z.infer<typeof fullProject>;

export const fetchProject = (userId: string, projectId: string) =>
  request(`/project/${encodeURIComponent(projectId)}/full/${encodeURIComponent(userId)}`, {
    answer: fullProject,
    timeoutMs: 30_000,
  });

/** Entries of the log after `seq`, a page at a time. */
export const fetchEntriesSince = (projectId: string, seq: number) =>
  request(`/actions/${encodeURIComponent(projectId)}/since/${seq}`, { answer: entriesSince.response });

/** Who changed the plan last, when, and the seq of it. */
export const fetchLastUpdate = (projectId: string) =>
  request(`/project/lastUpdate/${encodeURIComponent(projectId)}`, {
    answer: lastUpdate.response.shape.updates.element,
  });
