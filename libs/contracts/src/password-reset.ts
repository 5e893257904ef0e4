import { PASSWORD_MINIMUM } from '@plomada/domain';
import { z } from 'zod';
import { encodedSecret } from './auth';
import { defineEvent, defineQuery, defineRpc } from './message';
import { id, plainText } from './primitives';

/** How long a link of the mail works, in minutes. */
export const RESET_MINUTES = 60;

/** What a mailed link carries beside its address: 32 random bytes, base64url. It is stored as a digest only. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'the token of a mailed link');

export const activateResetRequest = z.object({ email: plainText().max(254) });
/** Always the same: it does not say whether there is such an account. */
export const activateResetResponse = z.object({ sent: z.literal(true) });
export const resetIsActiveRequest = z.object({
  userId: id,
  token: linkToken,
  /** The client's clock. Accepted because clients send it; what counts is the server's. */
  date: z.iso.datetime({ offset: true }).optional(),
});
/** Whose link it is, for the form and the login after it. It tells nothing that the mail with the link did not. */
export const resetIsActiveResponse = z.object({
  active: z.literal(true),
  email: plainText(),
  /** The least characters that a password of theirs has. */
  passwordMinimum: z.number().int().default(PASSWORD_MINIMUM.least),
});
export const newPasswordRequest = z.object({ userId: id, token: linkToken, password: encodedSecret });

const origin = z.object({ address: plainText().max(64) });
const nothing = z.object({});

/** Mails a link for a new password, if there is such an account. Refuses with PASSWORD_RESET_THROTTLED (params: minutes) or SIGN_ON_REQUIRED. */
export const activateReset = defineRpc('auth', 'activate-reset', {
  request: activateResetRequest.extend(origin.shape),
  response: activateResetResponse,
});
/** Whose link it is, while it works; it is not used up by asking. Refuses with RESET_LINK_INVALID. */
export const resetIsActive = defineQuery('auth', 'reset-is-active', {
  request: resetIsActiveRequest,
  response: resetIsActiveResponse,
});
/**
 * Sets the password, uses the link up, ends all sessions. Refuses with PASSWORD_TOO_SHORT (params: minimum),
 * PASSWORD_TOO_LONG (params: maximum), REQUEST_INVALID (not base64), RESET_LINK_INVALID or SIGN_ON_REQUIRED.
 */
export const resetPassword = defineRpc('auth', 'reset-password', {
  request: newPasswordRequest,
  response: nothing,
});

/** Somebody asked for a new password. Auth itself hears it: the mail must go out although the answer has been given. */
export const resetAsked = defineEvent('auth', 'reset-asked', z.object({ userId: id }));
