import { PASSWORD_MINIMUM } from '@plomada/domain';
import { invalid } from '@plomada/service-kit';
import { decodeSecret } from './decode-secret';

/** Longer ones would only be work for the hash. */
const LONGEST = 128;

/**
 * A password to be set, from base64, of `minimum` characters or more. Refuses with PASSWORD_TOO_SHORT (params: minimum), PASSWORD_TOO_LONG (params: maximum)
 * or REQUEST_INVALID when it is not base64 of text.
 */
export function newPasswordOf(encoded: string, minimum: number = PASSWORD_MINIMUM.least): string {
  const password = decodeSecret(encoded);
  if (password === null) throw invalid('REQUEST_INVALID', { path: 'password', expected: 'base64 of text' });
  if (password.length < minimum) throw invalid('PASSWORD_TOO_SHORT', { minimum });
  if (password.length > LONGEST) throw invalid('PASSWORD_TOO_LONG', { maximum: LONGEST });
  return password;
}
