import { Controller, Get, Res } from '@nestjs/common';
import { HealthRegistry } from '@plomada/service-kit';
import type { Response } from 'express';
import { z } from 'zod';
import { Public } from '../access/public';
import { Describe } from '../docs/describe';

@Public()
@Controller('api/health')
export class HealthController {
  constructor(private readonly health: HealthRegistry) {}

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
  async ready(@Res({ passthrough: true }) response: Response) {
    const { ready, checks } = await this.health.ask();
    response.status(ready ? 200 : 503);
    const brief = Object.entries(checks).map(([name, state]) => [name, state === 'up' ? 'up' : 'down']);
    return { ready, checks: Object.fromEntries(brief) };
  }
}
