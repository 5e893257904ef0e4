import { createHash, randomBytes } from 'node:crypto';

/** A secret of a mailed link, of a login on its way: 32 random bytes, base64url. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it. Whoever reads the database cannot make the link; a fast digest suffices for a random secret. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
