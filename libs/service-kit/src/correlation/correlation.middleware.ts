import type { NextFunction, Request, Response } from 'express';
import { CORRELATION_HEADER, currentCorrelationId, withCorrelation } from './correlation';

/** Gives each HTTP call its id and tells it to the caller. `trusting` takes the caller's own: for internal calls only. */
export function correlationMiddleware({ trusting }: { trusting: boolean }) {
  return (request: Request, response: Response, next: NextFunction): void => {
    withCorrelation(trusting ? request.headers[CORRELATION_HEADER] : undefined, () => {
      response.setHeader(CORRELATION_HEADER, currentCorrelationId());
      next();
    });
  };
}
