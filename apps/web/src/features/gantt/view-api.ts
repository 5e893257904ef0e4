import { type ProjectView, projectViewAnswer } from '@plomada/contracts';
import { request } from '../../base/api/request';

const pathOf = (projectId: string): string => `/project/${encodeURIComponent(projectId)}/view`;

/** How the person looks at a project, null before it was first saved. */
export const fetchView = (projectId: string) => request(pathOf(projectId), { answer: projectViewAnswer });

export const saveView = (projectId: string, view: ProjectView) =>
  request(pathOf(projectId), { method: 'POST', body: view, answer: projectViewAnswer });
