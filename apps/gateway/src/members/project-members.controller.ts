import { Controller } from '@nestjs/common';
import {
  projectMemberRoutes as routes,
  projectMembersOf,
  removeFromProject,
  setProjectRoles,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';
import { RoleCaches } from '../socket/role-caches';

@Controller('api')
export class ProjectMembersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly roleCaches: RoleCaches,
  ) {}

  @Route(routes.list)
  list({ params }: RouteRequest<typeof routes.list>) {
    return this.rpc.call(projectMembersOf, params);
  }

  @Route(routes.roles)
  roles({ params, body: { roles } }: RouteRequest<typeof routes.roles>) {
    const { userId } = params;
    return this.roleCaches.clearThenAnswer({ userId }, this.rpc.call(setProjectRoles, { ...params, roles }));
  }

  @Route(routes.remove)
  remove({ params }: RouteRequest<typeof routes.remove>) {
    const { userId } = params;
    return this.roleCaches.clearThenAnswer({ userId }, this.rpc.call(removeFromProject, params));
  }
}
