import { Controller } from '@nestjs/common';
import { pastActionRoutes, pastActions, pastEntry } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

/** The action log of a project. */
@Controller('api')
export class PastActionsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(pastActionRoutes.getAfter)
  getAfter({ params, query }: RouteRequest<typeof pastActionRoutes.getAfter>) {
    const { projectId, date: from } = params;
    return this.rpc.call(pastActions, { projectId, from, before: query.before ?? null });
  }

  @Route(pastActionRoutes.all)
  all({ session, params: { projectId }, query }: RouteRequest<typeof pastActionRoutes.all>) {
    const { user: userId, others, before = null, from = null, ...rest } = query;
    const notBy = others && session.user.id;
    return this.rpc.call(pastActions, { ...rest, projectId, before, from, userId, notBy });
  }

  @Route(pastActionRoutes.entry)
  entry({ params }: RouteRequest<typeof pastActionRoutes.entry>) {
    return this.rpc.call(pastEntry, params);
  }
}
