import { PASSWORD_MINIMUM, SECOND_STEP_FOR, SESSION_HOURS } from '@plomada/domain';
import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { id } from './primitives';

const between = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().int().min(least).max(most);

/** How the people of a business come in. */
export const signInPolicy = z.object({
  secondStepFor: z.enum(SECOND_STEP_FOR),
  passwordMinimum: between(PASSWORD_MINIMUM),
  sessionHours: between(SESSION_HOURS),
});

export const signInPolicyOf = defineQuery('auth', 'sign-in-policy', {
  request: z.object({ businessId: id }),
  response: signInPolicy,
});
/** From the next login, and the next password, on. It is noted who set what. */
export const setSignInPolicy = defineRpc('auth', 'set-sign-in-policy', {
  request: z.object({ businessId: id, byUserId: id, policy: signInPolicy }),
  response: signInPolicy,
});
