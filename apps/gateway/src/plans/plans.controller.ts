import { Controller, Headers, Res } from '@nestjs/common';
import { entriesSince, planRoutes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Response } from 'express';
import { Route, type RouteRequest } from '../requests/route';
import { OpenProject, type Tagged } from './open-project';

@Controller('api')
export class PlansController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly openProject: OpenProject,
  ) {}

  @Route(planRoutes.open)
  async open(
    { params, granted: { roles } }: RouteRequest<typeof planRoutes.open>,
    @Headers('if-none-match') knownTag: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return tagged(response, await this.openProject.open(params.id, roles, knownTag));
  }

  @Route(planRoutes.full)
  async full(
    { params, granted: { roles } }: RouteRequest<typeof planRoutes.full>,
    @Headers('if-none-match') knownTag: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return tagged(response, await this.openProject.full(params.id, params.userId, roles, knownTag));
  }

  @Route(planRoutes.since)
  since({ params }: RouteRequest<typeof planRoutes.since>) {
    return this.rpc.call(entriesSince, params);
  }
}

/** Of a tag that still holds the status says all. */
function tagged<T>(response: Response, { tag, body }: Tagged<T>): T {
  response.setHeader('etag', tag);
  response.setHeader('cache-control', 'private, no-cache');
  if (!body) response.status(304);
  return body as T;
}
