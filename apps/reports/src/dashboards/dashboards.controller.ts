import { arrangeDashboard, dashboardsOf, resetDashboard } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DashboardRepository } from './dashboard.repository';

@Controller()
export class DashboardsController {
  constructor(private readonly dashboards: DashboardRepository) {}

  @HandleRpc(dashboardsOf)
  of({ projectId, userId }: z.output<typeof dashboardsOf.request>) {
    return this.dashboards.of(projectId, userId);
  }

  @HandleRpc(arrangeDashboard)
  async arrange({ layout, ...which }: z.output<typeof arrangeDashboard.request>) {
    await this.dashboards.arrange(which, layout);
    return this.dashboards.of(which.projectId, which.userId);
  }

  @HandleRpc(resetDashboard)
  async reset(which: z.output<typeof resetDashboard.request>) {
    await this.dashboards.reset(which);
    return this.dashboards.of(which.projectId, which.userId);
  }
}
