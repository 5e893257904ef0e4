import { Module } from '@nestjs/common';
import { BusinessesModule } from '../businesses/businesses.module';
import { ContainersModule } from '../containers/containers.module';
import { ProjectsModule } from '../projects/projects.module';
import { AllProjects } from './all-projects';
import { ProjectListController } from './project-list.controller';

@Module({
  imports: [BusinessesModule, ContainersModule, ProjectsModule],
  controllers: [ProjectListController],
  providers: [AllProjects],
})
export class ProjectListModule {}
