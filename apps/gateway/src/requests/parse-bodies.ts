import { invalid } from '@plomada/service-kit';
import { json, type Request, type RequestHandler } from 'express';
import { bearerOf } from '../access/known-request';
import type { Sessions } from '../access/sessions';
import { countedAddress } from '../limits/caller-address';
import { BODY_BOUNDS, isBeyond } from './json-bounds';

/** The largest JSON body of somebody with a session, in bytes. Files and socket messages have limits of their own. */
const MAX_JSON = 1024 * 1024;
/** No client compresses what it sends: nothing from outside is unpacked. */
const AS_IT_COMES = { inflate: false };
/** The largest of somebody without one, in bytes: a login is far smaller. */
const MAX_WITHOUT_SESSION = 64 * 1024;

/**
 * Reads JSON bodies into `request.body`. What may be large is read only after a good token, and refused with what is wrong
 * with the token otherwise; what is beyond the bounds is parsed for nobody.
 */
export function parseBodies(sessions: Sessions): RequestHandler {
  const small = json({ ...AS_IT_COMES, limit: MAX_WITHOUT_SESSION, verify: refuseBeyond });
  const large = json({ ...AS_IT_COMES, limit: MAX_JSON, verify: refuseBeyond });
  return (request, response, next) => {
    const token = bearerOf(request);
    if (token === undefined || !mayBeLarge(request)) return small(request, response, next);
    sessions.of(token, countedAddress(request.ip)).then(() => large(request, response, next), next);
  };
}

/** Without a length nobody knows before it is read. */
function mayBeLarge({ headers }: Request): boolean {
  return (
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MAX_WITHOUT_SESSION
  );
}

function refuseBeyond(_request: unknown, _response: unknown, body: Buffer, charset: string): void {
  // In other sets the signs of JSON stand elsewhere, and everybody sends this one.
  if (charset !== 'utf-8') throw invalid('REQUEST_REFUSED');
  if (isBeyond(body.toString('latin1'), BODY_BOUNDS)) throw invalid('REQUEST_INVALID');
}
