import { getQueueToken } from '@nestjs/bullmq';
import { jobMetrics, KitModule } from '@plomada/service-kit';
import { Module } from '@nestjs/common';
import { CalendarController } from './calendar/calendar.controller';
import { config } from './config';
import { DashboardPdfController } from './dashboard-pdf/dashboard-pdf.controller';
import { DashboardPdfStoreModule } from './dashboard-pdf/dashboard-pdf-store.module';
import { InternalPdfsController } from './dashboard-pdf/internal-pdfs.controller';
import { DashboardsController } from './dashboards/dashboards.controller';
import { DashboardsModule } from './dashboards/dashboards.module';
import { MarkDirty } from './dirty/mark-dirty';
import { RenewOlderForecasts } from './forecast/renew-older';
import { ForecastAtClose } from './forecast/forecast-at-close';
import { ForecastController } from './forecast/forecast.controller';
import { ForgetProject } from './purge/forget-project';
import { QueueModule } from './queue/queue.module';
import { FORECAST_QUEUE, INDICATOR_QUEUE, PDF_QUEUE } from './queue/queue-name';
import { LaboratoryController } from './read/laboratory.controller';
import { ReportsController } from './read/reports.controller';
import { ResultsModule } from './results/results.module';
import { TableExport } from './table-export/table-export';
import { TableExportController } from './table-export/table-export.controller';

/** Its workers', which may be gone when it matters how many wait. */
const jobs = jobMetrics(...[INDICATOR_QUEUE, FORECAST_QUEUE, PDF_QUEUE].map((name) => getQueueToken(name)));

@Module({
  imports: [
    KitModule.forRoot({ name: 'reports', config, database: true }),
    QueueModule,
    ResultsModule,
    DashboardsModule,
    DashboardPdfStoreModule,
  ],
  controllers: [
    ReportsController,
    LaboratoryController,
    ForecastController,
    DashboardsController,
    DashboardPdfController,
    InternalPdfsController,
    CalendarController,
    TableExportController,
  ],
  providers: [TableExport, MarkDirty, ForecastAtClose, RenewOlderForecasts, ForgetProject, jobs],
})
export class AppModule {}
