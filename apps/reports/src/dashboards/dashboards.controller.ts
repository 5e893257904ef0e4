import { dashboardsOf } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DEFAULT_REPORTS, placed } from './default-dashboard';

/** What the dashboards of a project show. Nobody can arrange them yet: everybody has the default ones. */
@Controller()
export class DashboardsController {
  @HandleRpc(dashboardsOf)
  async of(): Promise<z.input<typeof dashboardsOf.response>> {
    const reports = [...DEFAULT_REPORTS];
    const layout = placed(reports);
    return {
      meetingReportsList: reports,
      favReportsList: reports,
      meetingLayout: layout,
      favLayout: layout,
    };
  }
}
