import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountLog } from './account-log';
import { ACCOUNT_LOG, accountLogSchema } from './account-log.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: ACCOUNT_LOG, schema: accountLogSchema }])],
  providers: [AccountLog],
  exports: [AccountLog],
})
export class AccountLogModule {}
