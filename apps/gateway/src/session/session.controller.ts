import { Controller, Req } from '@nestjs/common';
import { logout, sessionRoutes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Request } from 'express';
import { bearerOf } from '../access/known-request';
import { Sessions } from '../access/sessions';
import { PER_ADDRESS_IDLE, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class SessionController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(sessionRoutes.session)
  session({ session }: RouteRequest<typeof sessionRoutes.session>) {
    return session;
  }

  @Route(sessionRoutes.idle)
  async idle({ body: note, address }: RouteRequest<typeof sessionRoutes.idle>, @Req() request: Request) {
    await this.limiter.count(PER_ADDRESS_IDLE, address);
    await this.sessions.noteIdle(bearerOf(request), address, note);
    return {};
  }

  @Route(sessionRoutes.logout)
  async logout({ session: { sessionId } }: RouteRequest<typeof sessionRoutes.logout>) {
    const answer = await this.rpc.call(logout, { sessionId });
    // The event says the same to every gateway; this one need not wait for it.
    this.sessions.forgetSession(sessionId);
    return answer;
  }
}
