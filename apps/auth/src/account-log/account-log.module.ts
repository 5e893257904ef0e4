import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module';
import { AccountLog } from './account-log';
import { ACCOUNT_LOG, accountLogSchema } from './account-log.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: ACCOUNT_LOG, schema: accountLogSchema }]), UsersModule],
  providers: [AccountLog],
  exports: [AccountLog],
})
export class AccountLogModule {}
