import { Controller, Headers, Res } from '@nestjs/common';
import { entriesSince, planRoutes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Response } from 'express';
import { Route, type RouteRequest } from '../requests/route';
import { OpenProject } from './open-project';

@Controller('api')
export class PlansController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly openProject: OpenProject,
  ) {}

  @Route(planRoutes.full)
  async full(
    { params, granted: { roles } }: RouteRequest<typeof planRoutes.full>,
    @Headers('if-none-match') knownTag: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { tag, body } = await this.openProject.execute(params.id, params.userId, roles, knownTag);
    response.setHeader('etag', tag);
    response.setHeader('cache-control', 'private, no-cache');
    // Of a tag that still holds the status says all.
    if (!body) response.status(304);
    return body as NonNullable<typeof body>;
  }

  @Route(planRoutes.since)
  since({ params }: RouteRequest<typeof planRoutes.since>) {
    return this.rpc.call(entriesSince, params);
  }
}
