import { Module } from '@nestjs/common';
import { BusinessesModule } from '../businesses/businesses.module';
import { ContainersModule } from '../containers/containers.module';
import { CreateProject } from './create-project';
import { FiguresOfProjects } from './figures';
import { OnPlanDescribed } from './on-plan-described';
import { KnownFigures } from './known-figures';
import { ReadProjectSummary } from './project-summary';
import { ProjectController } from './project.controller';
import { ProjectStoreModule } from '../project-store/project-store.module';

@Module({
  imports: [BusinessesModule, ContainersModule, ProjectStoreModule],
  controllers: [ProjectController],
  providers: [FiguresOfProjects, KnownFigures, CreateProject, ReadProjectSummary, OnPlanDescribed],
  exports: [ProjectStoreModule, FiguresOfProjects],
})
export class ProjectsModule {}
