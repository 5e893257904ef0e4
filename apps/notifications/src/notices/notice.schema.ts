import type { Notification } from '@plomada/contracts';
import { Schema } from 'mongoose';

export interface StoredNotification extends Notification {
  /** The event that it came from: what is delivered twice is stored once. */
  readonly eventId: string;
}

const required = { type: String, required: true } as const;

export const NOTIFICATIONS = 'Notification';
export const notificationSchema = new Schema<StoredNotification>(
  {
    id: { ...required, unique: true },
    eventId: { ...required, unique: true },
    projectId: required,
    date: required,
    type: required,
    params: { type: Schema.Types.Mixed, required: true },
    status: { ...required, enum: ['pending', 'accepted', 'rejected'] },
  },
  { collection: 'notifications', versionKey: false, minimize: false, id: false },
).index({ projectId: 1, date: -1 });
