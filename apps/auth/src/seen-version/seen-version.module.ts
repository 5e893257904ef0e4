import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { SeenVersionController } from './seen-version.controller';

@Module({ imports: [UsersModule], controllers: [SeenVersionController] })
export class SeenVersionModule {}
