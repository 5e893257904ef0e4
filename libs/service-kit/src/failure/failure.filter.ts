import { HTTP_STATUS } from '@plomada/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { failureOf } from './failure-of';

/** Every failure of an HTTP call leaves as a Failure, with the status of its kind. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly logger = new Logger(FailureFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const failure = failureOf(thrown);
    if (hasWalkedAway(http.getRequest<Request>(), thrown))
      this.logger.log('the sender went away before the whole request had come');
    else if (failure.kind === 'internal')
      this.logger.error(thrown instanceof Error ? thrown.stack : String(thrown));
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(HTTP_STATUS[failure.kind]).json(failure);
  }
}

/** Whether what was thrown says no more than that the sender ended the connection in the middle of the request. */
function hasWalkedAway(request: Request, thrown: unknown): boolean {
  const { code } = (thrown ?? {}) as { code?: unknown };
  return !request.complete && (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE');
}
