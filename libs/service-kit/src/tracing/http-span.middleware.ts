import type { NextFunction, Request, Response } from 'express';
import { isSilent, pathOf } from '../health/http-paths';
import { carrierOf } from './carrier-of';
import { openSpan } from './tracing';

/** What is traced of all that is asked over HTTP: neither the web's files nor those who ask how a process is. */
const TRACED = /^\/(api|internal)\//;

/**
 * A span for each HTTP call, called by its route and never by its address, in which ids and secrets stand. `trusting` goes on with
 * the caller's trace: for internal calls only. From outside no more than its name is taken.
 */
export function httpSpanMiddleware({ trusting }: { trusting: boolean }) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const path = pathOf(request);
    if (!TRACED.test(path) || isSilent(path)) return next();
    const { method, headers } = request;
    const span = openSpan({
      name: method,
      kind: 'server',
      about: { 'http.request.method': method },
      ...(trusting ? { continues: carrierOf(headers) } : { adopts: carrierOf(headers) }),
    });
    response.once('close', () => {
      const { statusCode } = response;
      const route = (request.route as { path?: unknown } | undefined)?.path;
      span.note({ 'http.response.status_code': statusCode });
      if (typeof route === 'string') span.note({ 'http.route': route }, `${method} ${route}`);
      if (statusCode >= 500) span.failed({ kind: 'internal', code: String(statusCode) });
      span.end();
    });
    span.run(next);
  };
}
