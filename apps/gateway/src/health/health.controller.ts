import { Controller, Res } from '@nestjs/common';
import { healthRoutes } from '@plomada/contracts';
import { HealthRegistry, type Readiness, TtlCache } from '@plomada/service-kit';
import type { Response } from 'express';
import { PER_ADDRESS_PUBLIC, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

/** How long an answer holds, in milliseconds: asked for it, nine processes are asked in turn. */
const BELIEVED = 1_000;

@Controller('api')
export class HealthController {
  private readonly cache = new TtlCache<Readiness>(BELIEVED);

  constructor(
    private readonly health: HealthRegistry,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(healthRoutes.live)
  live() {
    return { live: true };
  }

  /** Says what is down, not why: the reasons are in the logs and on the internal port. */
  @Route(healthRoutes.ready)
  async ready(
    { address }: RouteRequest<typeof healthRoutes.ready>,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.limiter.count(PER_ADDRESS_PUBLIC, address);
    const { ready, checks } = await this.cache.get('ready', () => this.health.ask());
    response.status(ready ? 200 : 503);
    const brief = Object.entries(checks).map(
      ([name, state]) => [name, state === 'up' ? 'up' : 'down'] as const,
    );
    return { ready, checks: Object.fromEntries(brief) };
  }
}
