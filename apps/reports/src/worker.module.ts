import { KitModule } from '@plomada/service-kit';
import { Module } from '@nestjs/common';
import { ComputeIndicators } from './compute/compute-indicators';
import { IndicatorsProcessor } from './compute/indicators.processor';
import { config } from './config';
import { DashboardPdfStoreModule } from './dashboard-pdf/dashboard-pdf-store.module';
import { MakePdf } from './dashboard-pdf/make-pdf';
import { PdfProcessor } from './dashboard-pdf/pdf.processor';
import { DashboardsModule } from './dashboards/dashboards.module';
import { ComputeForecast } from './forecast/compute-forecast';
import { FirmRecords } from './forecast/firm-records';
import { ForecastProcessor } from './forecast/forecast.processor';
import { QueueModule } from './queue/queue.module';
import { ResultsModule } from './results/results.module';

@Module({
  imports: [
    KitModule.forRoot({ name: 'reports-worker', config, database: 'reports' }),
    QueueModule,
    ResultsModule,
    DashboardsModule,
    DashboardPdfStoreModule,
  ],
  providers: [
    ComputeIndicators,
    IndicatorsProcessor,
    FirmRecords,
    ComputeForecast,
    ForecastProcessor,
    MakePdf,
    PdfProcessor,
  ],
})
export class WorkerModule {}
