import { Controller } from '@nestjs/common';
import {
  businessInvitationRoutes as routes,
  getBusinessSettings,
  invitationsOf,
  invite,
  resendInvitation,
  withdrawInvitation,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';
import { inviterOf } from './inviter';

@Controller('api')
export class BusinessInvitationsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(routes.list)
  list({ params: { businessId } }: RouteRequest<typeof routes.list>) {
    return this.rpc.call(invitationsOf, { businessId, projectId: null });
  }

  @Route(routes.invite)
  async invite({ session, params, body: { role, ...wish } }: RouteRequest<typeof routes.invite>) {
    const { businessId } = params;
    const { name: scopeName } = await this.rpc.call(getBusinessSettings, { businessId });
    const inviter = inviterOf(session);
    return this.rpc.call(invite, { ...wish, businessId, projectId: null, roles: [role], scopeName, inviter });
  }

  @Route(routes.resend)
  resend({ session, params }: RouteRequest<typeof routes.resend>) {
    return this.rpc.call(resendInvitation, { ...params, projectId: null, inviter: inviterOf(session) });
  }

  @Route(routes.withdraw)
  withdraw({ params }: RouteRequest<typeof routes.withdraw>) {
    return this.rpc.call(withdrawInvitation, { ...params, projectId: null });
  }
}
