import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectViewController } from './project-view.controller';
import { PROJECT_VIEWS, projectViewSchema } from './project-view.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: PROJECT_VIEWS, schema: projectViewSchema }])],
  controllers: [ProjectViewController],
})
export class ProjectViewsModule {}
