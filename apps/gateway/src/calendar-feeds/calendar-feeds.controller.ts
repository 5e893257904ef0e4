import { Controller, Res } from '@nestjs/common';
import {
  calendarFeedRoutes as routes,
  calendarFeedsOf,
  makeCalendarFeed,
  openCalendarFeed,
  ownCalendar,
  revokeCalendarFeed,
} from '@plomada/contracts';
import { allows } from '@plomada/domain';
import { notFound, RpcClient } from '@plomada/service-kit';
import type { Response } from 'express';
import { Roles } from '../access/roles';
import { PER_ADDRESS_PUBLIC, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class CalendarFeedsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly roles: Roles,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(routes.list)
  list({ params: { id: userId } }: RouteRequest<typeof routes.list>) {
    return this.rpc.call(calendarFeedsOf, { userId });
  }

  @Route(routes.make)
  make({ params: { id: userId }, body }: RouteRequest<typeof routes.make>) {
    return this.rpc.call(makeCalendarFeed, { ...body, userId });
  }

  @Route(routes.revoke)
  revoke({ params: { id: userId, feedId } }: RouteRequest<typeof routes.revoke>) {
    return this.rpc.call(revokeCalendarFeed, { userId, feedId });
  }

  /** Whoever was taken out of a project is told nothing of it, whatever link they kept. */
  @Route(routes.fetch)
  async fetch({ query, address }: RouteRequest<typeof routes.fetch>, @Res() response: Response) {
    await this.limiter.count(PER_ADDRESS_PUBLIC, address);
    const feed = await this.rpc.call(openCalendarFeed, query);
    const { roles } = await this.roles.of(feed.userId, { projectId: feed.projectId });
    if (!allows(roles, 'viewProject')) throw notFound('NOT_FOUND');
    const { text } = await this.rpc.call(ownCalendar, feed);
    response.setHeader('content-type', 'text/calendar; charset=utf-8');
    response.setHeader('content-disposition', 'inline; filename="plomada.ics"');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    response.end(text);
  }
}
