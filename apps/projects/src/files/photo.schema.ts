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
  at: Date;
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
    at: { type: Date, required: true },
  },
  { collection: 'photos', versionKey: false },
)
  .index({ projectId: 1, photoId: 1 }, { unique: true })
  // What they weigh is read from the index alone.
  .index({ projectId: 1, bytes: 1 });
