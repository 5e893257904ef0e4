import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { language, plainText } from './primitives';

/** What the last line of a digest carries: who of which project, signed. */
export const digestToken = z
  .string()
  .max(600)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'the token of a mailed link');

/** Ends the digests of a project to one person, or lets them come again. Refuses with DIGEST_LINK_INVALID (forged, or nobody's any more). */
export const setDigestSubscription = defineRpc('notifications', 'set-digest-subscription', {
  request: z.object({ token: digestToken, wanted: z.boolean() }),
  response: z.object({}),
});

/** What a link is about, for its holder, who has the mail that names both. */
export const digestSubscription = z.object({
  projectName: plainText(),
  /** To which address the mails go, as much of it as tells its owner which of theirs it is. */
  address: plainText(),
  /** The language of the mails. */
  lang: language,
  /** Whether they come. */
  wanted: z.boolean(),
});
export type DigestSubscription = z.infer<typeof digestSubscription>;
/**
 * What a link ends or lets come again; it changes nothing. Refuses with DIGEST_LINK_INVALID: forged, of a project that was deleted, or of
 * somebody who is of it no more.
 */
export const digestSubscriptionOf = defineQuery('notifications', 'digest-subscription', {
  request: z.object({ token: digestToken }),
  response: digestSubscription,
});
