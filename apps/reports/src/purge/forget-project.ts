import { projectPurged } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DashboardPdfRepository } from '../dashboard-pdf/dashboard-pdf.repository';
import { DashboardRepository } from '../dashboards/dashboard.repository';
import { ForecastRepository } from '../results/forecast.repository';
import { ReportRepository } from '../results/report.repository';

/** Lets go of what was calculated and arranged of a project that is gone for good. */
@Injectable()
export class ForgetProject {
  constructor(
    private readonly reports: ReportRepository,
    private readonly forecasts: ForecastRepository,
    private readonly dashboards: DashboardRepository,
    private readonly pdfs: DashboardPdfRepository,
  ) {}

  @OnEvent(projectPurged)
  async onPurged({ projectId }: z.output<typeof projectPurged.payload>): Promise<void> {
    await this.reports.forget(projectId);
    await this.forecasts.forget(projectId);
    await this.dashboards.forget(projectId);
    await this.pdfs.forget(projectId);
  }
}
