import { SESSION_HOURS } from '@plomada/domain';
import { unauthenticated } from '@plomada/service-kit';
import { sign, verify } from 'jsonwebtoken';
import { z } from 'zod';

/** No session lasts longer. */
export const SESSION_SECONDS = SESSION_HOURS.most * 60 * 60;
const ISSUER = 'plomada';
const claims = z.object({ sub: z.string().min(1), sid: z.string().min(1), exp: z.number() });
export type Claims = z.infer<typeof claims>;

/** A bearer token for a session: JWT, HS256, with the user (sub), the session (sid) and its end (exp). */
export function issueToken(secret: string, userId: string, sessionId: string, seconds: number): string {
  return sign({ sid: sessionId }, secret, {
    algorithm: 'HS256',
    subject: userId,
    issuer: ISSUER,
    expiresIn: seconds,
  });
}

/** What a token claims, once its signature and end are checked. Refuses with TOKEN_INVALID, whatever is wrong with it. */
export function readToken(secret: string, token: string): Claims {
  try {
    return claims.parse(verify(token, secret, { algorithms: ['HS256'], issuer: ISSUER }));
  } catch {
    throw unauthenticated('TOKEN_INVALID');
  }
}
