import { Controller } from '@nestjs/common';
import { acceptInvitation, invitationRoutes, joinByInvitation, previewInvitation } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { PER_ADDRESS_LOGIN, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

/** For whoever holds the link of an invitation's mail. */
@Controller('api')
export class InvitationController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(invitationRoutes.preview)
  async preview({ body: link, address }: RouteRequest<typeof invitationRoutes.preview>) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(previewInvitation, link);
  }

  @Route(invitationRoutes.accept)
  async accept({ body: wish, address }: RouteRequest<typeof invitationRoutes.accept>) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(acceptInvitation, wish);
  }

  @Route(invitationRoutes.join)
  join({ session, body: { token } }: RouteRequest<typeof invitationRoutes.join>) {
    return this.rpc.call(joinByInvitation, { token, userId: session.user.id });
  }
}
