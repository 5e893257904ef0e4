import { Controller } from '@nestjs/common';
import { notificationRoutes, notificationsOf } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class NotificationsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(notificationRoutes.ofProject)
  ofProject({ params }: RouteRequest<typeof notificationRoutes.ofProject>) {
    return this.rpc.call(notificationsOf, { projectId: params.project });
  }
}
