import { Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { type BrowserError, browserError, type Session } from '@plomada/contracts';
import { Metrics } from '@plomada/service-kit';
import { Counter } from 'prom-client';
import { z } from 'zod';
import { AnySession } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { PER_USER_BROWSER_ERRORS, RateLimiter } from '../limits/rate-limiter';
import { ParsedBody } from '../requests/parsed';

/** Where browsers tell what went wrong in them, so that operators hear of it before people call (platform spec, section 8). */
@Controller('api/browser_error')
export class BrowserErrorsController {
  private readonly logger = new Logger(BrowserErrorsController.name);
  private readonly errors: Counter<'kind'>;

  constructor(
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

  @Post()
  @HttpCode(200)
  @AnySession()
  @Describe({
    summary: 'Tells operators what went wrong in a browser',
    body: browserError,
    answer: z.object({}),
  })
  async report(@Caller() session: Session, @ParsedBody(browserError) error: BrowserError) {
    await this.limiter.count(PER_USER_BROWSER_ERRORS, session.user.id);
    const { kind, message, stack, screen, version } = error;
    this.errors.inc({ kind });
    this.logger.warn({ msg: 'browser error', kind, user: session.user.id, screen, version, message, stack });
    return {};
  }
}
