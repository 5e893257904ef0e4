import { Module } from '@nestjs/common';
import { UserVersionController } from './user-version.controller';
import { VersionController } from './version.controller';

@Module({ controllers: [VersionController, UserVersionController] })
export class VersionModule {}
