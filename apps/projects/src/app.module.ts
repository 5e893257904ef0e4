import { Module } from '@nestjs/common';
import { KitModule } from '@plomada/service-kit';
import { BusinessesModule } from './businesses/businesses.module';
import { config } from './config';
import { ProjectListModule } from './project-list/project-list.module';
import { ProjectsModule } from './projects/projects.module';

@Module({
  imports: [
    KitModule.forRoot({ name: 'projects', config, database: true }),
    BusinessesModule,
    ProjectsModule,
    ProjectListModule,
  ],
})
export class AppModule {}
