import { Module } from '@nestjs/common';
import { LastUpdateController } from './last-update.controller';
import { OpenProject } from './open-project';
import { PlansController } from './plans.controller';

@Module({ controllers: [PlansController, LastUpdateController], providers: [OpenProject] })
export class PlansModule {}
