import type { NextFunction, Request, Response } from 'express';

/** The setting of an express app that is on from the moment at which it is told to stop. */
export const STOPPING = 'stopping';

/**
 * While an app stops, every answer ends its connection. Whoever keeps one, a browser or a proxy, would go on asking over it,
 * and be cut off in the middle of a question when the process ends.
 */
export function lastAnswers(request: Request, response: Response, next: NextFunction): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => Response;
  response.writeHead = (...given: unknown[]) => {
    if (request.app.enabled(STOPPING)) response.setHeader('connection', 'close');
    return writeHead(...given);
  };
  next();
}
