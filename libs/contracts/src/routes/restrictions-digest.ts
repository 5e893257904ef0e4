import { z } from 'zod';
import { digestSubscription, digestToken, setDigestSubscription } from '../restrictions-digest';
import { defineRoute } from '../route';

/** For whoever holds the link of a digest's mail. */
export const restrictionsDigestRoutes = {
  /** The token travels in the body: addresses are logged. */
  preview: defineRoute({
    method: 'POST',
    path: '/restrictions_digest/preview',
    summary:
      'Of which project the link of a mail ends the daily digest, to which address, and whether it comes',
    access: 'public',
    body: z.object({ token: digestToken }),
    answer: digestSubscription,
  }),
  /** Mail programs make it themselves, with a body of their own that says nothing (RFC 8058). Opened in a browser, its address leads to the page. */
  unsubscribe: defineRoute({
    method: 'POST',
    path: '/restrictions_digest/unsubscribe/:token',
    summary: 'Ends the daily digest of restrictions of a project to whom the mail with this link went',
    access: 'public',
    params: { token: digestToken },
    answer: setDigestSubscription.response,
  }),
  subscribe: defineRoute({
    method: 'POST',
    path: '/restrictions_digest/subscribe/:token',
    summary: 'Lets the daily digest of restrictions come again to who ended it by the link of a mail',
    access: 'public',
    params: { token: digestToken },
    answer: setDigestSubscription.response,
  }),
};
