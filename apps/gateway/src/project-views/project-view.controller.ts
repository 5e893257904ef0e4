import { Controller } from '@nestjs/common';
import { projectViewOf, projectViewRoutes, saveProjectView } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class ProjectViewController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(projectViewRoutes.own)
  own({ session, params }: RouteRequest<typeof projectViewRoutes.own>) {
    return this.rpc.call(projectViewOf, { userId: session.user.id, projectId: params.project });
  }

  @Route(projectViewRoutes.save)
  save({ session, params, body: view }: RouteRequest<typeof projectViewRoutes.save>) {
    return this.rpc.call(saveProjectView, { userId: session.user.id, projectId: params.project, view });
  }
}
