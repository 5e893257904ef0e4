import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signed internal call is good for, in milliseconds. */
const VALID_FOR = 5 * 60_000;

function mac(secret: string, at: string, content: string): string {
  // The label keeps this use of the secret apart from the signing of tokens.
  return createHmac('sha256', secret).update(`internal-call\n${at}\n${content}`).digest('base64url');
}

/** Proves to another service that one of ours says `content`, now: `<milliseconds>.<hmac>`. */
export function signInternal(secret: string, content: string): string {
  const at = String(Date.now());
  return `${at}.${mac(secret, at, content)}`;
}

/** Whether the signature is one of ours for this content, at most five minutes old. */
export function verifyInternal(secret: string, content: unknown, signature: unknown): boolean {
  if (typeof content !== 'string' || typeof signature !== 'string') return false;
  const [at = '', given = ''] = signature.split('.');
  if (!/^\d{13}$/.test(at) || Math.abs(Date.now() - Number(at)) > VALID_FOR) return false;
  const expected = Buffer.from(mac(secret, at, content));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
