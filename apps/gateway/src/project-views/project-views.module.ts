import { Module } from '@nestjs/common';
import { ProjectViewController } from './project-view.controller';

@Module({ controllers: [ProjectViewController] })
export class ProjectViewsModule {}
