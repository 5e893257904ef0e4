import { failureOf, unavailable } from '@plomada/service-kit';
import type { RequestHandler } from 'express';

/** When to ask again, in seconds. */
const LATER = 60;

/** Refuses every call of the API with MAINTENANCE, whoever makes it. The pages that say so are served, and whether the processes live is answered. */
export const refusedForMaintenance: RequestHandler = (request, response, next) => {
  if (request.path.startsWith('/health/')) return next();
  response.status(503).setHeader('retry-after', String(LATER));
  response.json(failureOf(unavailable('MAINTENANCE')));
};
