import { Controller, Res } from '@nestjs/common';
import {
  EXPORT_PAGE,
  exportTableLines,
  exportTablePage,
  tableExportRoutes as routes,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PER_USER_EXPORTS, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

type Asked = RouteRequest<typeof routes.csv>['params'];

/** What BI programs read of a project. */
@Controller('api')
export class TableExportController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(routes.page)
  async page({ session, params, query }: RouteRequest<typeof routes.page>) {
    await this.limiter.count(PER_USER_EXPORTS, session.user.id);
    const { rows, ...page } = await this.rpc.call(exportTablePage, {
      ...query,
      projectId: params.id,
      table: params.table,
    });
    return { ...page, rows: [...rows] };
  }

  @Route(routes.csv)
  async csv({ session, params }: RouteRequest<typeof routes.csv>, @Res() response: Response) {
    await this.limiter.count(PER_USER_EXPORTS, session.user.id);
    const first = await this.part(params);
    response.setHeader('content-type', 'text/csv; charset=utf-8');
    response.setHeader('content-disposition', `attachment; filename="plomada-${params.table}.csv"`);
    await pipeline(Readable.from(this.parts(params, first)), response);
  }

  /** One after the other, as fast as the caller takes them. */
  private async *parts(params: Asked, first: Awaited<ReturnType<TableExportController['part']>>) {
    let part = first;
    yield part.text;
    while (part.next !== null) {
      part = await this.part(params, part.next);
      yield part.text;
    }
  }

  private part({ id: projectId, table }: Asked, after?: string) {
    return this.rpc.call(exportTableLines, { projectId, table, after, limit: EXPORT_PAGE.most });
  }
}
