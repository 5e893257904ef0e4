import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { id, instant, language } from './primitives';

/** So many an account has at most. */
export const MOST_CALENDAR_FEEDS = 20;
/** What a feed can tell of a person's own. */
export const FEED_CONTENTS = ['tasks', 'restrictions'] as const;

const contents = z
  .array(z.enum(FEED_CONTENTS))
  .min(1)
  .max(FEED_CONTENTS.length)
  .refine((all) => new Set(all).size === all.length, 'each once');

/** A calendar to be subscribed to: of which project, and what of one's own there. */
export const newCalendarFeed = z.object({ projectId: id, contents });

/** What is told of a feed. The secret of its link is told once, when it is made, and kept as a digest only. */
export const calendarFeedInfo = newCalendarFeed.extend({
  id,
  createdAt: instant,
  /** When a calendar fetched it last, to the minute; null before the first time. */
  lastUsedAt: instant.nullable(),
});
export type CalendarFeedInfo = z.infer<typeof calendarFeedInfo>;
export const calendarFeedList = z.object({ feeds: z.array(calendarFeedInfo) });

/** The secret of a link: 32 random bytes, base64url. */
export const feedSecret = z.string().regex(/^[\w-]{43}$/);
export const madeCalendarFeed = z.object({ secret: feedSecret, info: calendarFeedInfo });

/** Makes a feed of somebody. Refuses with CALENDAR_FEEDS_FULL (params: max). */
export const makeCalendarFeed = defineRpc('auth', 'make-calendar-feed', {
  request: newCalendarFeed.extend({ userId: id }),
  response: madeCalendarFeed,
});
/** The feeds of somebody, the newest first. */
export const calendarFeedsOf = defineQuery('auth', 'calendar-feeds-of', {
  request: z.object({ userId: id }),
  response: calendarFeedList,
});
/** Ends a feed of somebody, for good. Refuses with NOT_FOUND where that person has no such feed. */
export const revokeCalendarFeed = defineRpc('auth', 'revoke-calendar-feed', {
  request: z.object({ userId: id, feedId: id }),
  response: z.object({}),
});
/** Whose feed a secret opens, and of what. Refuses with NOT_FOUND when there is none like it, or none any more. */
export const openCalendarFeed = defineQuery('auth', 'open-calendar-feed', {
  request: z.object({ secret: feedSecret }),
  response: newCalendarFeed.extend({ userId: id, lang: language }),
});

/** The iCalendar file of a person's own work on a project, whatever roles that person has. Refuses with NOT_FOUND. */
export const ownCalendar = defineQuery('reports', 'own-calendar', {
  request: newCalendarFeed.extend({ userId: id, lang: language }),
  response: z.object({ text: z.string() }),
  timeoutMs: 20_000,
});
