import type { CalendarFeedInfo } from '@plomada/contracts';
import { Schema } from 'mongoose';

export interface CalendarFeedRecord {
  _id: string;
  userId: string;
  projectId: string;
  contents: CalendarFeedInfo['contents'];
  /** Whoever reads the database cannot make the link. */
  digest: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const required = { type: String, required: true } as const;

export const CALENDAR_FEEDS = 'CalendarFeed';
export const calendarFeedSchema = new Schema<CalendarFeedRecord>(
  {
    _id: required,
    userId: { ...required, index: true },
    projectId: { ...required, index: true },
    contents: { type: [String], required: true },
    digest: { ...required, unique: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'calendarFeeds', versionKey: false },
);
