import { Controller } from '@nestjs/common';
import { snapshotRoutes, snapshotsOf } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class SnapshotsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(snapshotRoutes.ofProject)
  ofProject({ params }: RouteRequest<typeof snapshotRoutes.ofProject>) {
    return this.rpc.call(snapshotsOf, { projectId: params.id });
  }
}
