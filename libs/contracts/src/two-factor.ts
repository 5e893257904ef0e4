import { z } from 'zod';
import { encodedSecret, secondStepCode } from './auth';
import { defineQuery, defineRpc } from './message';
import { id, instant, plainText } from './primitives';

/** So many recovery codes are made at once; each is good once. */
export const RECOVERY_CODES = 10;

export const twoFactorState = z.object({
  /** Since when logging in takes a second step; null while it does not. */
  since: instant.nullable(),
  /** How many recovery codes were not used yet. */
  recoveryCodesLeft: z.number().int().min(0).max(RECOVERY_CODES),
  /** Whether the account has a password, which is asked for then. An auth of before does not say. */
  hasPassword: z.boolean().default(true),
});
export type TwoFactorState = z.infer<typeof twoFactorState>;

/** The secret for an app, in base32, and the same as an address that apps read as a picture. */
export const twoFactorSecret = z.object({ secret: plainText().max(64), uri: plainText().max(500) });
/** Told once, and kept as digests. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(plainText().max(40)).length(RECOVERY_CODES) });

/** So long ago at most somebody without a password has signed on at a provider who changes the second step, in minutes. */
export const RECENT_SIGN_ON_MINUTES = 10;

/** `password`: of an account that has one. */
export const twoFactorBeginning = z.object({ password: encodedSecret.optional() });
export const twoFactorConfirmation = z.object({ code: secondStepCode });
export const twoFactorProof = twoFactorBeginning.extend({ code: secondStepCode });

const person = z.object({ userId: id });
/** The session in which it is asked; a gateway of before says none. */
const origin = person.extend({ address: plainText().max(64), sessionId: id.optional() });

export const twoFactorOf = defineQuery('auth', 'two-factor', { request: person, response: twoFactorState });
/**
 * A new secret, which counts once it is confirmed. Refuses with TWO_FACTOR_ON, OLD_PASSWORD_WRONG, LOGIN_THROTTLED
 * (params: minutes), or, of who has no password, SIGN_ON_NOT_RECENT (params: minutes).
 */
export const beginTwoFactor = defineRpc('auth', 'begin-two-factor', {
  request: twoFactorBeginning.extend(origin.shape),
  response: twoFactorSecret,
});
/**
 * From now on logging in takes a code. Refuses with TWO_FACTOR_NOT_BEGUN (nothing to confirm, or not within the hour),
 * SECOND_STEP_WRONG or LOGIN_THROTTLED (params: minutes). In the session that it was set up in nothing is due any more; the others
 * that wait for it end: who opened them knew the password, and no code yet.
 */
export const confirmTwoFactor = defineRpc('auth', 'confirm-two-factor', {
  // Of no session all that wait end.
  request: twoFactorConfirmation.extend(origin.shape),
  response: recoveryCodes,
});
/**
 * Other recovery codes instead of all before. Refuses with OLD_PASSWORD_WRONG, SECOND_STEP_WRONG, LOGIN_THROTTLED
 * (params: minutes), or, of who has no password, SIGN_ON_NOT_RECENT (params: minutes).
 */
export const renewRecoveryCodes = defineRpc('auth', 'renew-recovery-codes', {
  request: twoFactorProof.extend(origin.shape),
  response: recoveryCodes,
});
/** Logging in takes no code any more. Refuses as the renewal of codes does. */
export const endTwoFactor = defineRpc('auth', 'end-two-factor', {
  request: twoFactorProof.extend(origin.shape),
  response: z.object({}),
});
/**
 * The same for a member who has lost the device and the recovery codes; noted, and mailed to them. Doing it twice is doing it
 * once. Refuses with MEMBER_NOT_FOUND, with OWN_SECOND_STEP for one's own, and with FORBIDDEN for people of the platform unless
 * root asks.
 */
export const resetTwoFactor = defineRpc('auth', 'reset-two-factor', {
  request: z.object({ businessId: id, userId: id, byUserId: id, byRoot: z.boolean() }),
  response: z.object({}),
});
