import { Module } from '@nestjs/common';
import { ProjectSettingsController } from './project-settings.controller';
import { ProjectsController } from './projects.controller';

@Module({ controllers: [ProjectsController, ProjectSettingsController] })
export class ProjectsModule {}
