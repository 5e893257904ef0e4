import type { NoticeSettings } from '@plomada/contracts';
import { Schema } from 'mongoose';

/** What a person chose to be told of, and where. */
export interface NoticeSettingsRecord {
  /** The account's id. */
  _id: string;
  settings: NoticeSettings;
}

export const NOTICE_SETTINGS = 'NoticeSettings';
export const noticeSettingsSchema = new Schema<NoticeSettingsRecord>(
  { _id: { type: String, required: true }, settings: { type: Schema.Types.Mixed, required: true } },
  { collection: 'notice_settings', versionKey: false },
);
