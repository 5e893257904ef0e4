import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module';
import { ProjectStoreModule } from '../project-store/project-store.module';
import { EditProjectSettings } from './edit-project-settings';
import { EmailSchedules } from './email-schedules';
import { ProjectSettingsController } from './project-settings.controller';

@Module({
  imports: [ProjectStoreModule, PlacesModule],
  controllers: [ProjectSettingsController],
  providers: [EditProjectSettings, EmailSchedules],
})
export class ProjectSettingsModule {}
