import { Schema } from 'mongoose';

/** A picture, re-encoded from what was sent, under the hash of its bytes. */
export interface PictureRecord {
  _id: string;
  webp: Buffer;
  /** When something last had it, as far as anybody looked. */
  at: Date;
}

export const PICTURES = 'Picture';
export const pictureRecordSchema = new Schema<PictureRecord>(
  {
    _id: { type: String, required: true },
    webp: { type: Buffer, required: true },
    at: { type: Date, required: true, index: true },
  },
  { collection: 'pictures', versionKey: false },
);
