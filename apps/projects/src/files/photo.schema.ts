import { Schema } from 'mongoose';

/** What a photo of a task shows, re-encoded from what was sent. */
export interface PhotoRecord {
  projectId: string;
  /** The id of its row in the plan. */
  photoId: string;
  /** To be looked at, and as a list shows it. */
  whole: Buffer;
  small: Buffer;
  /** Of both together. */
  bytes: number;
  /** Whoever sent it. */
  userId: string;
  /** As the row said when it was sent: another row under the same id is another photo. Unknown of those of before this was kept. */
  takenAt?: string;
  at: Date;
  /** Since when the plan is known not to have its row. */
  rowlessSince?: Date;
}

export const PHOTOS = 'Photo';
export const photoSchema = new Schema<PhotoRecord>(
  {
    projectId: { type: String, required: true },
    photoId: { type: String, required: true },
    whole: { type: Buffer, required: true },
    small: { type: Buffer, required: true },
    bytes: { type: Number, required: true },
    userId: { type: String, required: true },
    takenAt: String,
    at: { type: Date, required: true },
    rowlessSince: Date,
  },
  { collection: 'photos', versionKey: false },
)
  .index({ projectId: 1, photoId: 1 }, { unique: true })
  // What they weigh is read from the index alone.
  .index({ projectId: 1, bytes: 1 });
