import { Controller } from '@nestjs/common';
import { gridViewRoutes, gridViewsOf, removeGridView, saveGridView } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

/** Saved views of tables. Whose they are is the session's, not the request's. */
@Controller('api')
export class GridViewsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(gridViewRoutes.list)
  list(request: RouteRequest<typeof gridViewRoutes.list>) {
    return this.rpc.call(gridViewsOf, placeOf(request));
  }

  @Route(gridViewRoutes.save)
  save(request: RouteRequest<typeof gridViewRoutes.save>) {
    return this.rpc.call(saveGridView, { ...placeOf(request), isShared: false, saved: request.body });
  }

  @Route(gridViewRoutes.remove)
  remove(request: RouteRequest<typeof gridViewRoutes.remove>) {
    return this.rpc.call(removeGridView, { ...placeOf(request), isShared: false, ...request.body });
  }

  @Route(gridViewRoutes.share)
  share(request: RouteRequest<typeof gridViewRoutes.share>) {
    return this.rpc.call(saveGridView, { ...placeOf(request), isShared: true, saved: request.body });
  }

  @Route(gridViewRoutes.unshare)
  unshare(request: RouteRequest<typeof gridViewRoutes.unshare>) {
    return this.rpc.call(removeGridView, { ...placeOf(request), isShared: true, ...request.body });
  }
}

const placeOf = ({
  session,
  params,
}: Pick<RouteRequest<typeof gridViewRoutes.list>, 'session' | 'params'>) => ({
  projectId: params.project,
  grid: params.grid,
  userId: session.user.id,
});
