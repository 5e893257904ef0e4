import { PASSWORD_MINIMUM, SECOND_STEP_FOR, SESSION_HOURS } from '@plomada/domain';
import { z } from 'zod';
import { defineRpc } from './message';
import { fullName, id, instant } from './primitives';

const between = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().int().min(least).max(most);

/** How the people of a business come in. */
export const signInPolicy = z.object({
  secondStepFor: z.enum(SECOND_STEP_FOR),
  passwordMinimum: between(PASSWORD_MINIMUM),
  sessionHours: between(SESSION_HOURS),
});

export const signInPolicyOf = defineRpc('auth', 'sign-in-policy', {
  request: z.object({ businessId: id }),
  response: signInPolicy,
});
/** From the next login, and the next password, on. It is noted who set it. */
export const setSignInPolicy = defineRpc('auth', 'set-sign-in-policy', {
  request: z.object({ businessId: id, byUserId: id, policy: signInPolicy }),
  response: signInPolicy,
});

/** What administrators of a business did to how its people come in. */
export const ACCOUNT_CHANGES = [
  'twoFactorReset',
  'policySet',
  'signOnSet',
  'signOnDomainAdded',
  'signOnDomainProven',
  'signOnDomainRemoved',
  'signOnIdentityForgotten',
] as const;
/** So many changes are told, the newest first. */
export const MOST_ACCOUNT_CHANGES = 50;
export const accountLog = z.object({
  changes: z
    .array(
      z.object({
        at: instant,
        what: z.enum(ACCOUNT_CHANGES),
        by: fullName,
        /** Whose account it was done to, where it was one. */
        of: fullName.nullable(),
      }),
    )
    .max(MOST_ACCOUNT_CHANGES),
});
export const accountLogOf = defineRpc('auth', 'account-log', {
  request: z.object({ businessId: id }),
  response: accountLog,
});
