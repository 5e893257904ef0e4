import { Schema } from 'mongoose';

/** A picture of somebody as it is served: WebP of at most 256 × 256, small enough for a document. */
export interface Avatar {
  /** SHA-256 of the bytes, in hex. */
  _id: string;
  webp: Buffer;
  /** Whose picture it is. Two people may have the same. */
  userIds: string[];
}

export const AVATARS = 'Avatar';
export const avatarSchema = new Schema<Avatar>(
  {
    _id: { type: String, required: true },
    webp: { type: Buffer, required: true },
    userIds: { type: [String], required: true, index: true },
  },
  { collection: 'avatars', versionKey: false },
);
