import { Module } from '@nestjs/common';
import { AvatarController } from './avatar.controller';
import { ProfileController } from './profile.controller';
import { UserSessionsController } from './user-sessions.controller';

@Module({ controllers: [AvatarController, ProfileController, UserSessionsController] })
export class UsersModule {}
