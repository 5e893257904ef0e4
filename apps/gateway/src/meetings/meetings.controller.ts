import { Controller } from '@nestjs/common';
import { mailProtocol, meetingRoutes as routes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { actorOf } from '../access/actor-of';
import { PER_USER_PROTOCOLS, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

/** The weekly meeting. */
@Controller('api')
export class MeetingsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(routes.mailProtocol)
  async mailProtocol({ session, params, body, granted }: RouteRequest<typeof routes.mailProtocol>) {
    await this.limiter.count(PER_USER_PROTOCOLS, session.user.id);
    const by = actorOf(session, granted.roles);
    return this.rpc.call(mailProtocol, { ...body, projectId: params.project, by });
  }
}
