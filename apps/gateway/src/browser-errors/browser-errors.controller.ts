import { Controller, Logger, Req } from '@nestjs/common';
import { BROWSER_ERRORS, browserErrorRoutes } from '@plomada/contracts';
import { Metrics } from '@plomada/service-kit';
import type { Request } from 'express';
import { Counter } from 'prom-client';
import { bearerOf } from '../access/known-request';
import { Sessions } from '../access/sessions';
import { PER_ADDRESS_BROWSER_ERRORS, PER_USER_BROWSER_ERRORS, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

/** Where browsers tell what went wrong in them, so that operators hear of it before people call (platform spec, section 8). */
@Controller('api')
export class BrowserErrorsController {
  private readonly logger = new Logger(BrowserErrorsController.name);
  private readonly errors: Counter<'kind'>;

  constructor(
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
    { registry }: Metrics,
  ) {
    this.errors = new Counter({
      name: 'plomada_browser_errors_total',
      help: 'What went wrong in browsers and was reported, by kind.',
      labelNames: ['kind'] as const,
      registers: [registry],
    });
    // A series that begins with a burst has not grown by it, and nobody would be told.
    for (const kind of BROWSER_ERRORS) this.errors.inc({ kind }, 0);
  }

  @Route(browserErrorRoutes.report)
  async report({ body, address }: RouteRequest<typeof browserErrorRoutes.report>, @Req() request: Request) {
    const user = await this.counted(bearerOf(request), address);
    const { kind, message, stack, screen, version } = body;
    this.errors.inc({ kind });
    this.logger.warn({ msg: 'browser error', kind, user, screen, version, message, stack });
    return {};
  }

  /** Whose browser it is; null where nobody is signed in. */
  private async counted(token: string | undefined, address: string): Promise<string | null> {
    if (token === undefined) {
      await this.limiter.count(PER_ADDRESS_BROWSER_ERRORS, address);
      return null;
    }
    const { user } = await this.sessions.of(token, address);
    await this.limiter.count(PER_USER_BROWSER_ERRORS, user.id);
    return user.id;
  }
}
