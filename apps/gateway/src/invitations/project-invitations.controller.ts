import { Controller } from '@nestjs/common';
import {
  invitationsOf,
  invite,
  projectInvitationRoutes as routes,
  projectSummary,
  resendInvitation,
  withdrawInvitation,
} from '@plomada/contracts';
import { notFound, RpcClient } from '@plomada/service-kit';
import type { GrantedRoles } from '../access/roles';
import { Route, type RouteRequest } from '../requests/route';
import { inviterOf } from './inviter';

@Controller('api')
export class ProjectInvitationsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(routes.list)
  list({ granted, params }: RouteRequest<typeof routes.list>) {
    return this.rpc.call(invitationsOf, { ...params, businessId: businessOf(granted) });
  }

  @Route(routes.invite)
  async invite({ session, granted, params, body: wish }: RouteRequest<typeof routes.invite>) {
    const businessId = businessOf(granted);
    const { name, business } = await this.rpc.call(projectSummary, params);
    const scopeName = `${name} (${business.name})`;
    return this.rpc.call(invite, {
      ...wish,
      ...params,
      businessId,
      scopeName,
      inviter: inviterOf(session),
    });
  }

  @Route(routes.resend)
  resend({ session, granted, params }: RouteRequest<typeof routes.resend>) {
    const businessId = businessOf(granted);
    return this.rpc.call(resendInvitation, { ...params, businessId, inviter: inviterOf(session) });
  }

  @Route(routes.withdraw)
  withdraw({ granted, params }: RouteRequest<typeof routes.withdraw>) {
    return this.rpc.call(withdrawInvitation, { ...params, businessId: businessOf(granted) });
  }
}

function businessOf({ businessId }: GrantedRoles): string {
  if (businessId === null) throw notFound('NOT_FOUND');
  return businessId;
}
