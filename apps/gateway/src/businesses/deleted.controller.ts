import { Controller } from '@nestjs/common';
import { deletedOf, deletedRoutes, restoreContainer, restoreProject } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

/** What a business deleted, and its way back. */
@Controller('api')
export class DeletedController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(deletedRoutes.list)
  list({ params: { id: businessId } }: RouteRequest<typeof deletedRoutes.list>) {
    return this.rpc.call(deletedOf, { businessId });
  }

  @Route(deletedRoutes.project)
  project({ params, body: restoration }: RouteRequest<typeof deletedRoutes.project>) {
    const { id: businessId, projectId } = params;
    return this.rpc.call(restoreProject, { businessId, projectId, restoration });
  }

  @Route(deletedRoutes.container)
  container({ params: { id: businessId, containerId } }: RouteRequest<typeof deletedRoutes.container>) {
    return this.rpc.call(restoreContainer, { businessId, containerId });
  }
}
