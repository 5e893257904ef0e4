import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

/** For how long whoever asks is told that a connection stays open that nobody uses, in seconds. */
const OFFERED = 5;
/** For how long it does, in milliseconds. */
const KEPT = 65_000;

/**
 * Keeps idle connections for much longer than it says. Whoever closes first makes the other's next question fail now and then: a busy
 * process notices late that a connection's time is over, or that it was closed, and an upload over it fails with EPIPE.
 */
export function keepIdleConnections(app: NestExpressApplication): void {
  app.getHttpServer().keepAliveTimeout = KEPT;
  app.use((_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('keep-alive', `timeout=${OFFERED}`);
    next();
  });
}
