import { Controller } from '@nestjs/common';
import { projectForecast, projectReports, reportRoutes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class ReportsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(reportRoutes.ofProject)
  ofProject({ params }: RouteRequest<typeof reportRoutes.ofProject>) {
    return this.rpc.call(projectReports, params);
  }

  @Route(reportRoutes.forecast)
  forecast({ params }: RouteRequest<typeof reportRoutes.forecast>) {
    return this.rpc.call(projectForecast, params);
  }
}
