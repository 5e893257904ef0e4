import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersModule } from '../users/users.module';
import { AvatarUploadController } from './avatar-upload.controller';
import { AVATARS, avatarSchema } from './avatar.schema';
import { Avatars } from './avatars';
import { Profile } from './profile';
import { ProfileController } from './profile.controller';

@Module({
  imports: [
    UsersModule,
    SessionsModule,
    MongooseModule.forFeature([{ name: AVATARS, schema: avatarSchema }]),
  ],
  controllers: [ProfileController, AvatarUploadController],
  providers: [Profile, Avatars],
})
export class ProfileModule {}
