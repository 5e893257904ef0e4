import { z } from 'zod';
import { encodedSecret, secondStepCode } from './auth';
import { defineRpc } from './message';
import { id, instant, plainText } from './primitives';

/** So many recovery codes are made at once; each is good once. */
export const RECOVERY_CODES = 10;

export const twoFactorState = z.object({
  /** Since when logging in takes a second step; null while it does not. */
  since: instant.nullable(),
  /** How many recovery codes were not used yet. */
  recoveryCodesLeft: z.number().int().min(0).max(RECOVERY_CODES),
});
export type TwoFactorState = z.infer<typeof twoFactorState>;

/** The secret for an app, in base32, and the same as an address that apps read as a picture. */
export const twoFactorSecret = z.object({ secret: plainText().max(64), uri: plainText().max(500) });
/** Told once, and kept as digests. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(plainText().max(40)).length(RECOVERY_CODES) });

export const twoFactorBeginning = z.object({ password: encodedSecret });
export const twoFactorConfirmation = z.object({ code: secondStepCode });
export const twoFactorProof = z.object({ password: encodedSecret, code: secondStepCode });

const person = z.object({ userId: id });
const origin = person.extend({ address: plainText().max(64) });

export const twoFactorOf = defineRpc('auth', 'two-factor', { request: person, response: twoFactorState });
/**
 * A new secret, which counts once it is confirmed. Refuses with TWO_FACTOR_ON, OLD_PASSWORD_WRONG or LOGIN_THROTTLED
 * (params: minutes).
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
  // A gateway of before says none: then all that wait end.
  request: twoFactorConfirmation.extend(origin.shape).extend({ sessionId: id.optional() }),
  response: recoveryCodes,
});
/** Other recovery codes instead of all before. Refuses with OLD_PASSWORD_WRONG, SECOND_STEP_WRONG or LOGIN_THROTTLED (params: minutes). */
export const renewRecoveryCodes = defineRpc('auth', 'renew-recovery-codes', {
  request: twoFactorProof.extend(origin.shape),
  response: recoveryCodes,
});
/** Logging in takes the password only. Refuses with OLD_PASSWORD_WRONG, SECOND_STEP_WRONG or LOGIN_THROTTLED (params: minutes). */
export const endTwoFactor = defineRpc('auth', 'end-two-factor', {
  request: twoFactorProof.extend(origin.shape),
  response: z.object({}),
});
/**
 * The same for a member who has lost the device and the recovery codes; noted, and mailed to them. Doing it twice is doing it
 * once. Refuses with MEMBER_NOT_FOUND, and with FORBIDDEN for people of the platform unless root asks.
 */
export const resetTwoFactor = defineRpc('auth', 'reset-two-factor', {
  request: z.object({ businessId: id, userId: id, byUserId: id, byRoot: z.boolean() }),
  response: z.object({}),
});
