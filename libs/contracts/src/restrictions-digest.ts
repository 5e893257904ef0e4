import { z } from 'zod';
import { defineRpc } from './message';

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
