import { type ArgumentsHost, Catch, Logger } from '@nestjs/common';
import { dropRestOfBody, FailureFilter, failureOf, pathOf } from '@plomada/service-kit';
import type { Response } from 'express';
import type { KnownRequest } from '../access/known-request';

const REFUSALS = new Set(['unauthenticated', 'forbidden', 'notFound', 'tooMany', 'tooLarge']);

/** Writes down who was refused what, and answers as everywhere. */
@Catch()
export class RefusalFilter extends FailureFilter {
  private readonly refusals = new Logger('Refusal');

  override async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const { kind, code, params } = failureOf(thrown);
    const request = host.switchToHttp().getRequest<KnownRequest>();
    if (REFUSALS.has(kind)) {
      const who = request.session ? `user ${request.session.user.id}` : `nobody known at ${request.ip}`;
      this.refusals.warn(
        `${who}: ${request.method} ${pathOf(request)} refused with ${code} ${JSON.stringify(params ?? {})}`,
      );
    }
    const wait = Number(params?.['seconds'] ?? 0) || Number(params?.['minutes'] ?? 0) * 60;
    const response = host.switchToHttp().getResponse<Response>();
    if (kind === 'tooMany' && wait > 0 && !response.headersSent)
      response.setHeader('retry-after', String(wait));
    await dropRestOfBody(request);
    super.catch(thrown, host);
  }
}
