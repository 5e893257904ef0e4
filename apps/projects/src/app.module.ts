import { Module } from '@nestjs/common';
import { KitModule } from '@plomada/service-kit';
import { BusinessesModule } from './businesses/businesses.module';
import { CompanyReportModule } from './company-report/company-report.module';
import { config } from './config';
import { ContainersModule } from './containers/containers.module';
import { FilesModule } from './files/files.module';
import { GridViewsModule } from './grid-views/grid-views.module';
import { LifecycleModule } from './lifecycle/lifecycle.module';
import { MIGRATIONS } from './migrations/migrations';
import { PlacesModule } from './places/places.module';
import { ProjectListModule } from './project-list/project-list.module';
import { ProjectSettingsModule } from './project-settings/project-settings.module';
import { ProjectsModule } from './projects/projects.module';
import { RestrictionTemplatesModule } from './restriction-templates/restriction-templates.module';

@Module({
  imports: [
    KitModule.forRoot({ name: 'projects', config, database: true, migrations: MIGRATIONS }),
    BusinessesModule,
    ProjectsModule,
    ProjectListModule,
    ProjectSettingsModule,
    ContainersModule,
    CompanyReportModule,
    FilesModule,
    GridViewsModule,
    LifecycleModule,
    PlacesModule,
    RestrictionTemplatesModule,
  ],
})
export class AppModule {}
