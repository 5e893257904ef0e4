import { Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { type BrowserError, browserError } from '@plomada/contracts';
import { Metrics } from '@plomada/service-kit';
import type { Request } from 'express';
import { Counter } from 'prom-client';
import { z } from 'zod';
import { Public } from '../access/public';
import { bearerOf } from '../access/session-of';
import { Sessions } from '../access/sessions';
import { Describe } from '../docs/describe';
import { CallerAddress } from '../limits/caller-address';
import { PER_ADDRESS_BROWSER_ERRORS, PER_USER_BROWSER_ERRORS, RateLimiter } from '../limits/rate-limiter';
import { ParsedBody } from '../requests/parsed';

/** Where browsers tell what went wrong in them, so that operators hear of it before people call (platform spec, section 8). */
@Controller('api/browser_error')
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
  }

  @Public()
  @Post()
  @HttpCode(200)
  @Describe({
    summary: 'Tells operators what went wrong in a browser, also before anybody is signed in there',
    body: browserError,
    answer: z.object({}),
  })
  async report(
    @Req() request: Request,
    @CallerAddress() address: string,
    @ParsedBody(browserError) error: BrowserError,
  ) {
    const user = await this.counted(bearerOf(request), address);
    const { kind, message, stack, screen, version } = error;
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
