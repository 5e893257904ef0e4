import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ReportRepository } from './report.repository';
import { Report, ReportSchema } from './report.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: Report.name, schema: ReportSchema }])],
  providers: [ReportRepository],
  exports: [ReportRepository],
})
export class ResultsModule {}
