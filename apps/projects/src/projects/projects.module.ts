import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BusinessesModule } from '../businesses/businesses.module';
import { CreateProject } from './create-project';
import { FiguresOfProjects } from './figures';
import { ReadProjectSummary } from './project-summary';
import { ProjectController } from './project.controller';
import { ProjectRepository } from './project.repository';
import { PROJECTS, projectRecordSchema } from './project.schema';

@Module({
  imports: [BusinessesModule, MongooseModule.forFeature([{ name: PROJECTS, schema: projectRecordSchema }])],
  controllers: [ProjectController],
  providers: [ProjectRepository, FiguresOfProjects, CreateProject, ReadProjectSummary],
  exports: [ProjectRepository, FiguresOfProjects],
})
export class ProjectsModule {}
