import { type ProjectView, projectViewRoutes } from '@plomada/contracts';
import { callRoute } from '../../../base/api/call-route';

/** How the person looks at a project, null before it was first saved. */
export const fetchView = (project: string) => callRoute(projectViewRoutes.own, { params: { project } });

export const saveView = (project: string, view: ProjectView) =>
  callRoute(projectViewRoutes.save, { params: { project }, body: view });
