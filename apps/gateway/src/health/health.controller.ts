import { Controller, Get, Res } from '@nestjs/common';
import { HealthRegistry, type Readiness } from '@plomada/service-kit';
import type { Response } from 'express';
import { z } from 'zod';
import { Public } from '../access/public';
import { Recent } from '../access/recent';
import { Describe } from '../docs/describe';
import { CallerAddress } from '../limits/caller-address';
import { PER_ADDRESS_PUBLIC, RateLimiter } from '../limits/rate-limiter';

/** How long an answer holds, in milliseconds: asked for it, nine processes are asked in turn. */
const BELIEVED = 1_000;

@Public()
@Controller('api/health')
export class HealthController {
  private readonly recent = new Recent<Readiness>(BELIEVED);

  constructor(
    private readonly health: HealthRegistry,
    private readonly limiter: RateLimiter,
  ) {}

  @Get('live')
  @Describe({ summary: 'The gateway runs', answer: z.object({ live: z.boolean() }) })
  live() {
    return { live: true };
  }

  /** Says what is down, not why: the reasons are in the logs and on the internal port. */
  @Get('ready')
  @Describe({
    summary: 'Every service and backing service answers (503 and which does not, otherwise)',
    answer: z.object({ ready: z.boolean(), checks: z.record(z.string(), z.enum(['up', 'down'])) }),
  })
  async ready(@CallerAddress() address: string, @Res({ passthrough: true }) response: Response) {
    await this.limiter.count(PER_ADDRESS_PUBLIC, address);
    const { ready, checks } = await this.recent.get('ready', () => this.health.ask());
    response.status(ready ? 200 : 503);
    const brief = Object.entries(checks).map(([name, state]) => [name, state === 'up' ? 'up' : 'down']);
    return { ready, checks: Object.fromEntries(brief) };
  }
}
