import { entriesSince, lastUpdate } from '@plomada/contracts';
import { fullProject } from '../../base/api/full-project';
import { request } from '../../base/api/request';

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
