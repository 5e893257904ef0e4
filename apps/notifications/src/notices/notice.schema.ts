import type { Notice } from '@plomada/contracts';
import { Schema } from 'mongoose';

export interface StoredNotice extends Omit<Notice, 'kind' | 'read'> {
  /** The event or the decision that it came from: what is told twice is stored once. */
  readonly eventId: string;
  /** Whom it is for; without one it is of everybody's, for those who hear of all (`hearsOfAll` of the domain). */
  readonly to?: string;
  /** Who did what it tells of: to them it is no news. */
  readonly by?: string;
  /** Who has noted it. Notices of before this was kept have none, and count as read. */
  readonly readBy?: readonly string[];
  /** When it goes. */
  readonly expiresAt?: Date;
}

const required = { type: String, required: true } as const;

export const NOTICES = 'Notice';
export const noticeSchema = new Schema<StoredNotice>(
  {
    id: { ...required, unique: true },
    eventId: { ...required, unique: true },
    projectId: required,
    to: String,
    by: String,
    date: required,
    type: required,
    params: { type: Schema.Types.Mixed, required: true },
    readBy: { type: [String], default: undefined },
    expiresAt: { type: Date, expires: 0 },
  },
  { collection: 'notifications', versionKey: false, minimize: false, id: false },
).index({ projectId: 1, date: -1 });
