import { Controller } from '@nestjs/common';
import {
  businessMemberRoutes as routes,
  endMemberSessions,
  removeFromBusiness,
  setBusinessRole,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';
import { RoleCaches } from '../socket/role-caches';
import { askedBy } from './asked-by';

@Controller('api')
export class BusinessMembersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly roleCaches: RoleCaches,
  ) {}

  @Route(routes.role)
  role({ session, params, body: { role } }: RouteRequest<typeof routes.role>) {
    const { userId } = params;
    const change = { ...params, role, ...askedBy(session) };
    return this.roleCaches.clearThenAnswer({ userId }, this.rpc.call(setBusinessRole, change));
  }

  @Route(routes.remove)
  remove({ session, params }: RouteRequest<typeof routes.remove>) {
    const { userId } = params;
    const removal = { ...params, ...askedBy(session) };
    return this.roleCaches.clearThenAnswer({ userId }, this.rpc.call(removeFromBusiness, removal));
  }

  @Route(routes.endSessions)
  endSessions({ session, params }: RouteRequest<typeof routes.endSessions>) {
    return this.rpc.call(endMemberSessions, { ...params, byRoot: session.user.isRoot });
  }
}
