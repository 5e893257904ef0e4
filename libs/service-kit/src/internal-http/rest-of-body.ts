import type { Request } from 'express';
import { finished } from 'node:stream/promises';

/** How long the rest of a refused body is read, in milliseconds. */
const READ_FOR = 30_000;

/**
 * Reads what still comes of a body, and drops it, so that the sender gets the answer. Over a connection that stays open
 * it may be answered meanwhile. One that closes with the answer (HTTP/1.0 or `connection: close`, as some proxies ask)
 * has to wait until all has come: whoever is still sending to a closed connection fails before they read the answer.
 * Never rejects.
 */
export async function dropRestOfBody(request: Request): Promise<void> {
  if (request.complete) return;
  request.resume();
  const timer = setTimeout(() => request.destroy(), READ_FOR).unref();
  const over = finished(request, { writable: false })
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
  if (!request.res?.shouldKeepAlive) await over;
}
