import { Controller } from '@nestjs/common';
import {
  arrangeDashboard,
  dashboardRoutes,
  dashboardsOf,
  projectForecast,
  projectReports,
  reportRoutes,
  resetDashboard,
} from '@plomada/contracts';
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

  @Route(dashboardRoutes.list)
  dashboards({ params, session }: RouteRequest<typeof dashboardRoutes.list>) {
    return this.rpc.call(dashboardsOf, { ...params, userId: session.user.id });
  }

  @Route(dashboardRoutes.arrange)
  arrange({ params, session, body }: RouteRequest<typeof dashboardRoutes.arrange>) {
    return this.rpc.call(arrangeDashboard, { ...params, ...body, userId: session.user.id, isForAll: false });
  }

  @Route(dashboardRoutes.reset)
  reset({ params, session }: RouteRequest<typeof dashboardRoutes.reset>) {
    return this.rpc.call(resetDashboard, { ...params, userId: session.user.id, isForAll: false });
  }

  @Route(dashboardRoutes.arrangeForAll)
  arrangeForAll({ params, session, body }: RouteRequest<typeof dashboardRoutes.arrangeForAll>) {
    return this.rpc.call(arrangeDashboard, { ...params, ...body, userId: session.user.id, isForAll: true });
  }

  @Route(dashboardRoutes.resetForAll)
  resetForAll({ params, session }: RouteRequest<typeof dashboardRoutes.resetForAll>) {
    return this.rpc.call(resetDashboard, { ...params, userId: session.user.id, isForAll: true });
  }
}
