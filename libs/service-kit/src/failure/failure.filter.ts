import { HTTP_STATUS } from '@plomada/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { failureOf } from './failure-of';

/** Every failure of an HTTP call leaves as a Failure, with the status of its kind. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly logger = new Logger(FailureFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const failure = failureOf(thrown);
    if (failure.kind === 'internal')
      this.logger.error(thrown instanceof Error ? thrown.stack : String(thrown));
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(HTTP_STATUS[failure.kind]).json(failure);
  }
}
