import { createHmac } from 'node:crypto';
import { notFound } from '@plomada/service-kit';
import { sign, verify } from 'jsonwebtoken';
import { z } from 'zod';
import { config } from '../config';

/** A key of its own: no token of these is ever one of a session. */
const KEY = createHmac('sha256', config.TOKEN_SECRET).update('unsubscribe').digest();
const claims = z.object({ project: z.string(), person: z.string() });

/** Lets its holder end the digests of one project to one person. It is in mails, which are read years later: it does not end. */
export const unsubscribeToken = (project: string, person: string): string =>
  sign({ project, person }, KEY, { algorithm: 'HS256', noTimestamp: true });

/** Refuses with DIGEST_LINK_INVALID, whatever is wrong with it. */
export function readUnsubscribeToken(token: string): z.infer<typeof claims> {
  try {
    return claims.parse(verify(token, KEY, { algorithms: ['HS256'] }));
  } catch {
    throw notFound('DIGEST_LINK_INVALID');
  }
}
