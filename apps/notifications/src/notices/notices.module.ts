import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChosenNotices } from './chosen-notices';
import { HeardSubjects } from './heard-subjects';
import { NoticeRepository } from './notice.repository';
import { NoticeSettingsController } from './notice-settings.controller';
import { NOTICE_SETTINGS, noticeSettingsSchema } from './notice-settings.schema';
import { NOTICES, noticeSchema } from './notice.schema';
import { TellChange } from './tell-change';

/** What people are told on the screen, and what they chose to be told. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: NOTICES, schema: noticeSchema },
      { name: NOTICE_SETTINGS, schema: noticeSettingsSchema },
    ]),
  ],
  controllers: [NoticeSettingsController],
  providers: [NoticeRepository, ChosenNotices, HeardSubjects, TellChange],
  exports: [NoticeRepository, ChosenNotices, TellChange],
})
export class NoticesModule {}
