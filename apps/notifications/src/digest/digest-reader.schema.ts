import type { CivilDate } from '@plomada/domain';
import { Schema } from 'mongoose';

/** What a person was told of the restrictions of a project. */
export interface DigestReaderRecord {
  projectId: string;
  /** The account's id; of who has none, that of the responsible. */
  person: string;
  /** The day of the last digest, or on which there was nothing to tell. */
  day: CivilDate | null;
  /** Restrictions that they know to be theirs. */
  told: string[];
  /** Notices until then were mailed, or were not wanted; null before the first digest. */
  noticedAt: Date | null;
  unsubscribed: boolean;
}

export const DIGEST_READERS = 'DigestReader';
export const digestReaderSchema = new Schema<DigestReaderRecord>(
  {
    projectId: { type: String, required: true },
    person: { type: String, required: true },
    day: { type: String, default: null },
    told: { type: [String], default: [] },
    noticedAt: { type: Date, default: null },
    unsubscribed: { type: Boolean, default: false },
  },
  { collection: 'digest_readers', versionKey: false },
).index({ projectId: 1, person: 1 }, { unique: true });
