import { type DeletedItem, deletedRoutes } from '@plomada/contracts';
import { callRoute } from '../../../base/api/call-route';

export const deletedIn = (businessId: string) =>
  callRoute(deletedRoutes.list, { params: { id: businessId } });

/** A project may need another code: its own may be another's by now. Containers take none. */
export const restore = (businessId: string, { kind, id }: DeletedItem, projectId?: string) =>
  kind === 'container'
    ? callRoute(deletedRoutes.container, { params: { id: businessId, containerId: id } })
    : callRoute(deletedRoutes.project, { params: { id: businessId, projectId: id }, body: { projectId } });
