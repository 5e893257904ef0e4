import {
  type ApiTokenInfo,
  apiTokenRoutes,
  type CalendarFeedInfo,
  calendarFeedRoutes,
  pathOf,
} from '@plomada/contracts';
import type { z } from 'zod';
import { callRoute } from '../../base/api/call-route';

export type { ApiTokenInfo };
export type NewApiToken = z.input<typeof apiTokenRoutes.make.body>;

/** Whether it opens something still. */
export const isGood = ({ expiresAt }: ApiTokenInfo): boolean => Date.parse(expiresAt) > Date.now();

export const apiTokensOf = (id: string) => callRoute(apiTokenRoutes.list, { params: { id } });

/** The answer has the token itself: nothing tells it again. */
export const makeApiToken = (id: string, body: NewApiToken) =>
  callRoute(apiTokenRoutes.make, { params: { id }, body });

export const revokeApiToken = (id: string, tokenId: string) =>
  callRoute(apiTokenRoutes.revoke, { params: { id, tokenId } });

export type { CalendarFeedInfo };
export type NewCalendarFeed = z.input<typeof calendarFeedRoutes.make.body>;

export const calendarFeedsOf = (id: string) => callRoute(calendarFeedRoutes.list, { params: { id } });

/** The answer has the secret of the link: nothing tells it again. */
export const makeCalendarFeed = (id: string, body: NewCalendarFeed) =>
  callRoute(calendarFeedRoutes.make, { params: { id }, body });

export const revokeCalendarFeed = (id: string, feedId: string) =>
  callRoute(calendarFeedRoutes.revoke, { params: { id, feedId } });

/** What calendars are given to subscribe to. */
export const feedAddress = (secret: string): string =>
  `${window.location.origin}/api${pathOf(calendarFeedRoutes.fetch, {}, { secret })}`;
