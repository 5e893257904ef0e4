import { Controller } from '@nestjs/common';
import { calendarFeedsOf, makeCalendarFeed, openCalendarFeed, revokeCalendarFeed } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { CalendarFeeds } from './calendar-feeds';

@Controller()
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @HandleRpc(makeCalendarFeed)
  make(request: z.output<typeof makeCalendarFeed.request>) {
    return this.feeds.make(request);
  }

  @HandleRpc(calendarFeedsOf)
  async of({ userId }: z.output<typeof calendarFeedsOf.request>) {
    return { feeds: await this.feeds.of(userId) };
  }

  @HandleRpc(revokeCalendarFeed)
  async revoke({ userId, feedId }: z.output<typeof revokeCalendarFeed.request>) {
    await this.feeds.revoke(userId, feedId);
    return {};
  }

  @HandleRpc(openCalendarFeed)
  open({ secret }: z.output<typeof openCalendarFeed.request>) {
    return this.feeds.open(secret);
  }
}
