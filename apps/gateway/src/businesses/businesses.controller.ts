import { Controller } from '@nestjs/common';
import {
  addMember,
  businessMemberRoutes,
  businessRoutes,
  createBusiness,
  membersOf,
} from '@plomada/contracts';
import { forbidden, RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class BusinessesController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(businessRoutes.create)
  create({ session, body: business }: RouteRequest<typeof businessRoutes.create>) {
    return this.rpc.call(createBusiness, { business, userId: session.user.id });
  }

  @Route(businessMemberRoutes.list)
  members({ params: { id: businessId } }: RouteRequest<typeof businessMemberRoutes.list>) {
    return this.rpc.call(membersOf, { businessId });
  }

  @Route(businessMemberRoutes.add)
  addMember({ session, params, body: member }: RouteRequest<typeof businessMemberRoutes.add>) {
    const byRoot = session.user.isRoot;
    if (member.initialPassword !== undefined && !byRoot) throw forbidden('INITIAL_PASSWORD_FORBIDDEN');
    return this.rpc.call(addMember, { businessId: params.id, member, byRoot });
  }
}
