import { Module } from '@nestjs/common';
import { BusinessSettingsController } from './business-settings.controller';
import { BusinessesController } from './businesses.controller';
import { DeletedController } from './deleted.controller';

@Module({ controllers: [BusinessSettingsController, DeletedController, BusinessesController] })
export class BusinessesModule {}
