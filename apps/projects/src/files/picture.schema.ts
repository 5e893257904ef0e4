import { Schema } from 'mongoose';

/** A picture, made anew from what was sent, under the hash of its bytes. */
export interface PictureRecord {
  _id: string;
  webp: Buffer;
  at: Date;
}

export const PICTURES = 'Picture';
export const pictureRecordSchema = new Schema<PictureRecord>(
  {
    _id: { type: String, required: true },
    webp: { type: Buffer, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'pictures', versionKey: false },
);
