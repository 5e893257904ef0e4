import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ForecastRepository } from './forecast.repository';
import { StoredForecast, StoredForecastSchema } from './forecast.schema';
import { ReportRepository } from './report.repository';
import { Report, ReportSchema } from './report.schema';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Report.name, schema: ReportSchema },
      { name: StoredForecast.name, schema: StoredForecastSchema },
    ]),
  ],
  providers: [ReportRepository, ForecastRepository],
  exports: [ReportRepository, ForecastRepository],
})
export class ResultsModule {}
