import { Module } from '@nestjs/common';
import { LastUpdateController } from './last-update.controller';
import { OpenProject } from './open-project';
import { PastActionsController } from './past-actions.controller';
import { PlansController } from './plans.controller';
import { SnapshotsController } from './snapshots.controller';

@Module({
  controllers: [PlansController, LastUpdateController, PastActionsController, SnapshotsController],
  providers: [OpenProject],
})
export class PlansModule {}
