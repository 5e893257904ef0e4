import { type NoticeSettings, noticeSettings } from '@plomada/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NOTICE_SETTINGS, type NoticeSettingsRecord } from './notice-settings.schema';

/** What people chose to be told of; the quiet default of who chose nothing. */
@Injectable()
export class ChosenNotices {
  constructor(@InjectModel(NOTICE_SETTINGS) private readonly records: Model<NoticeSettingsRecord>) {}

  async of(userId: string): Promise<NoticeSettings> {
    const record = await this.records.findById(userId).lean<NoticeSettingsRecord>();
    return noticeSettings.parse(record?.settings ?? {});
  }

  /** Of those among them who have chosen something, by account. */
  async among(userIds: readonly string[]): Promise<ReadonlyMap<string, NoticeSettings>> {
    const found = await this.records.find({ _id: { $in: userIds } }).lean<NoticeSettingsRecord[]>();
    return new Map(found.map(({ _id, settings }) => [_id, noticeSettings.parse(settings)]));
  }

  async choose(userId: string, settings: NoticeSettings): Promise<void> {
    await this.records.updateOne({ _id: userId }, { $set: { settings } }, { upsert: true });
  }
}
