import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UserRepository } from './user.repository';
import { USERS, userSchema } from './user.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: USERS, schema: userSchema }])],
  providers: [UserRepository],
  exports: [UserRepository],
})
export class UsersModule {}
