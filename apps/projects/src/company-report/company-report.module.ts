import { Module } from '@nestjs/common';
import { BusinessesModule } from '../businesses/businesses.module';
import { PlacesModule } from '../places/places.module';
import { ProjectsModule } from '../projects/projects.module';
import { CompanyReportController } from './company-report.controller';
import { ReadCompanyReport } from './read-company-report';

@Module({
  imports: [BusinessesModule, PlacesModule, ProjectsModule],
  controllers: [CompanyReportController],
  providers: [ReadCompanyReport],
})
export class CompanyReportModule {}
