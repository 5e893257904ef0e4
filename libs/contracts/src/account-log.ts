import { SIGN_ON_USES, SECOND_STEP_FOR } from '@plomada/domain';
import { z } from 'zod';
import { defineQuery } from './message';
import { fullName, id, instant, plainText } from './primitives';

/** What administrators of a business did to who its people are and how they come in. */
export const ACCOUNT_CHANGES = [
  'twoFactorReset',
  'policySet',
  'signOnSet',
  'signOnDomainAdded',
  'signOnDomainProven',
  'signOnDomainRemoved',
  'signOnIdentityForgotten',
  'peopleImported',
] as const;

/** What a rule of signing in is now, of those that were changed. Told as it was noted, whatever is allowed now. */
export const policyNote = z
  .object({
    secondStepFor: z.enum(SECOND_STEP_FOR),
    passwordMinimum: z.number().int(),
    sessionHours: z.number().int(),
  })
  .partial();

/** What a setting of the provider is now, of those that were changed; of the client secret only that it is another. */
export const signOnSettingsNote = z
  .object({
    issuer: plainText().max(500),
    clientId: plainText().max(200),
    clientSecret: z.literal(true),
    name: plainText().max(60),
    use: z.enum(SIGN_ON_USES),
    countsAsSecondStep: z.boolean(),
    makesMembers: z.boolean(),
    trustsUnstatedEmail: z.boolean(),
  })
  .partial();
export const signOnNote = z.object({
  /** What the provider is called; left out where none was set. */
  provider: plainText().max(60).optional(),
  /** The domain that was added, proven or removed. */
  domain: plainText().max(253).optional(),
  changed: signOnSettingsNote.optional(),
});

/** How many a list of people invited, and how many it gave other roles. */
export const peopleNote = z.object({ invited: z.number().int().min(0), changed: z.number().int().min(0) });

/** What exactly was done; of changes that were noted before it was, nothing is known. */
export const accountChangeNote = z.object({
  policy: policyNote.optional(),
  signOn: signOnNote.optional(),
  people: peopleNote.optional(),
});
export type AccountChangeNote = z.infer<typeof accountChangeNote>;

/** So many changes are told, the newest first. */
export const MOST_ACCOUNT_CHANGES = 50;
export const accountChange = accountChangeNote.extend({
  at: instant,
  what: z.enum(ACCOUNT_CHANGES),
  by: fullName,
  /** Whose account it was done to, where it was one. */
  of: fullName.nullable(),
});
export type AccountChange = z.infer<typeof accountChange>;
export const accountLog = z.object({ changes: z.array(accountChange).max(MOST_ACCOUNT_CHANGES) });
export const accountLogOf = defineQuery('auth', 'account-log', {
  request: z.object({ businessId: id }),
  response: accountLog,
});
