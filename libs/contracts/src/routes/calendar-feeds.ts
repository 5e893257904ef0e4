import {
  calendarFeedList,
  feedSecret,
  madeCalendarFeed,
  newCalendarFeed,
  revokeCalendarFeed,
} from '../calendar-feeds';
import { defineRoute, inProject, own } from '../route';

/** The own calendar feeds. No API token makes, shows or revokes one: a feed would outlive it. */
export const calendarFeedRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/user/:id/calendar_feeds',
    summary: 'The own calendar feeds, the newest first, without their secrets',
    access: own('id'),
    tokenScope: null,
    answer: calendarFeedList,
  }),
  make: defineRoute({
    method: 'POST',
    path: '/user/:id/calendar_feeds',
    summary:
      'Makes a calendar feed of the own tasks, restrictions or both on a project; its secret is told here and never again',
    access: [own('id'), inProject('viewProject', 'projectId', 'body')],
    tokenScope: null,
    body: newCalendarFeed,
    answer: madeCalendarFeed,
  }),
  revoke: defineRoute({
    method: 'DELETE',
    path: '/user/:id/calendar_feeds/:feedId',
    summary: 'Ends an own calendar feed, at once and for good',
    access: own('id'),
    tokenScope: null,
    answer: revokeCalendarFeed.response,
  }),
  /** Behind the question mark, since addresses are written into logs up to there. */
  fetch: defineRoute({
    method: 'GET',
    path: '/calendar.ics',
    summary:
      'The iCalendar file of a feed, for calendars that subscribe to it; nothing once its owner sees the project no more',
    access: 'public',
    query: { secret: feedSecret },
    answer: 'text/calendar',
  }),
};
