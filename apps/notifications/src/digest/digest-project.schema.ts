import type { EmailSchedule } from '@plomada/contracts';
import { Schema } from 'mongoose';

/** A project, and when its digests leave next. Those of deleted projects are not here. */
export interface DigestProjectRecord {
  /** The project's id. */
  _id: string;
  /** Null while nobody has chosen one. */
  schedule: EmailSchedule | null;
  /** Null when none will leave before the schedule is changed. */
  dueAt: Date | null;
}

export const DIGEST_PROJECTS = 'DigestProject';
export const digestProjectSchema = new Schema<DigestProjectRecord>(
  {
    _id: { type: String, required: true },
    schedule: { type: Schema.Types.Mixed, default: null },
    dueAt: { type: Date, default: null, index: true },
  },
  { collection: 'digest_projects', versionKey: false },
);
