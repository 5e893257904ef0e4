import { Controller } from '@nestjs/common';
import {
  gridViewRoutes,
  gridViewsOf,
  ownGridViewRoutes,
  removeGridView,
  saveGridView,
} from '@plomada/contracts';
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

  @Route(ownGridViewRoutes.list)
  listOwn(request: RouteRequest<typeof ownGridViewRoutes.list>) {
    return this.rpc.call(gridViewsOf, ofNoProject(request));
  }

  @Route(ownGridViewRoutes.save)
  saveOwn(request: RouteRequest<typeof ownGridViewRoutes.save>) {
    return this.rpc.call(saveGridView, { ...ofNoProject(request), isShared: false, saved: request.body });
  }

  @Route(ownGridViewRoutes.remove)
  removeOwn(request: RouteRequest<typeof ownGridViewRoutes.remove>) {
    return this.rpc.call(removeGridView, { ...ofNoProject(request), isShared: false, ...request.body });
  }
}

const ofNoProject = ({
  session,
  params,
}: Pick<RouteRequest<typeof ownGridViewRoutes.list>, 'session' | 'params'>) => ({
  projectId: null,
  grid: params.grid,
  userId: session.user.id,
});

const placeOf = ({
  session,
  params,
}: Pick<RouteRequest<typeof gridViewRoutes.list>, 'session' | 'params'>) => ({
  projectId: params.project,
  grid: params.grid,
  userId: session.user.id,
});
