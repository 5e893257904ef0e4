import { Module } from '@nestjs/common';
import { BusinessesModule } from '../businesses/businesses.module';
import { ProjectsModule } from '../projects/projects.module';
import { CompanyReportController } from './company-report.controller';
import { ReadCompanyReport } from './read-company-report';

@Module({
  imports: [BusinessesModule, ProjectsModule],
  controllers: [CompanyReportController],
  providers: [ReadCompanyReport],
})
export class CompanyReportModule {}
