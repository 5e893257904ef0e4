import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NoticeRepository } from './notice.repository';
import { NOTICES, noticeSchema } from './notice.schema';
import { TellChange } from './tell-change';

/** What people are told on the screen. */
@Module({
  imports: [MongooseModule.forFeature([{ name: NOTICES, schema: noticeSchema }])],
  providers: [NoticeRepository, TellChange],
  exports: [NoticeRepository, TellChange],
})
export class NoticesModule {}
