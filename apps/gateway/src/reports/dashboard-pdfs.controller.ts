import { Controller, Inject, Res } from '@nestjs/common';
import {
  dashboardPdfOf,
  dashboardPdfRoutes as routes,
  type DashboardPdfTicket,
  makeDashboardPdf,
} from '@plomada/contracts';
import { CONFIG, fetchInternal, RpcClient, unavailable } from '@plomada/service-kit';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { GatewayConfig } from '../config';
import { bytesOf } from '../files/projects-files';
import { PER_USER_PDFS, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

/** Dashboards as PDFs: whoever had one made, and nobody else, follows and fetches it. */
@Controller('api')
export class DashboardPdfsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Route(routes.make)
  async make({ params, session, body }: RouteRequest<typeof routes.make>) {
    const { id: userId, firstName, lastName } = session.user;
    await this.limiter.count(PER_USER_PDFS, userId);
    const maker = { userId, name: `${firstName} ${lastName}`.trim() };
    return this.rpc.call(makeDashboardPdf, { ...params, ...body, maker });
  }

  @Route(routes.state)
  state({ params, session }: RouteRequest<typeof routes.state>) {
    return this.rpc.call(dashboardPdfOf, { ...params, userId: session.user.id });
  }

  @Route(routes.file)
  async file({ params, session }: RouteRequest<typeof routes.file>, @Res() response: Response) {
    const pdf = await this.fetch({ ...params, userId: session.user.id });
    response.setHeader('content-type', 'application/pdf');
    response.setHeader('content-disposition', 'attachment');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    response.setHeader('cache-control', 'no-store, no-transform');
    await pipeline(bytesOf(pdf), response);
  }

  private fetch(ticket: DashboardPdfTicket) {
    const reports = this.config.SERVICE_URLS.find(({ name }) => name === 'reports');
    if (!reports) throw unavailable('SERVICE_UNAVAILABLE');
    const address = new URL('/internal/dashboard-pdfs', reports.url);
    return fetchInternal(address, this.config.TOKEN_SECRET, ticket, { method: 'GET' });
  }
}
