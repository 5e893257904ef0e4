import { Module } from '@nestjs/common';
import { BusinessMembersController } from './business-members.controller';
import { ProjectMembersController } from './project-members.controller';

@Module({ controllers: [BusinessMembersController, ProjectMembersController] })
export class MembersModule {}
