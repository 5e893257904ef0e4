import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const SECONDS = 30;
/** Clocks of phones may be wrong by one step, either way. */
const DRIFT_STEPS = 1;
/** As long as the digest of the codes, as RFC 4226 has it. */
const SECRET_BYTES = 20;

/**
 * The secret of a second step. Nothing that is stored suffices to know it: it follows from what is stored and the key that
 * signs tokens, as webhooks' secrets do.
 */
export function secretFrom(tokenSecret: string, seed: string): Secret {
  const derived = createHmac('sha256', tokenSecret).update(`two-factor\n${seed}`).digest();
  return new Secret({ buffer: Uint8Array.from(derived.subarray(0, SECRET_BYTES)).buffer });
}

/** What apps read as a picture: whose codes they are, and how they are made (RFC 6238: SHA-1, six digits, 30 seconds). */
export const uriFor = (secret: Secret, email: string): string => codesOf(secret, email).toString();

/** The step of time, since 1970, of which the six digits are, or null when they are of none around `now` (milliseconds). */
export function stepOf(secret: Secret, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now;
  const delta = codesOf(secret).validate({ token: code, timestamp, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(now / 1000 / SECONDS) + delta;
}

const codesOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer: 'Plomada', label, secret, algorithm: 'SHA1', digits: 6, period: SECONDS });
