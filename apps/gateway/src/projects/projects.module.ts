import { Module } from '@nestjs/common';
import { SocketModule } from '../socket/socket.module';
import { ProjectSettingsController } from './project-settings.controller';
import { ProjectsController } from './projects.controller';

@Module({ imports: [SocketModule], controllers: [ProjectsController, ProjectSettingsController] })
export class ProjectsModule {}
