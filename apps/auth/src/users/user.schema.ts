import { Schema } from 'mongoose';

export interface UserRecord {
  _id: string;
  /** As it was written. */
  email: string;
  /** As it is compared: one person, one account. See `emailKey`. */
  emailKey: string;
  firstName: string;
  lastName: string;
  avatarURL: string | null;
  lang: 'es' | 'en';
  /** Of the IANA; null while unknown. */
  timeZone: string | null;
  /** The newest version that the person has been told of. */
  seenVersion: string | null;
  isRoot: boolean;
  isSuperAdmin: boolean;
  createdAt: Date;
}

export const USERS = 'User';
export const userSchema = new Schema<UserRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true, unique: true },
    firstName: { type: String, required: true },
    lastName: { type: String, default: '' },
    avatarURL: { type: String, default: null },
    lang: { type: String, enum: ['es', 'en'], default: 'es' },
    timeZone: { type: String, default: null },
    seenVersion: { type: String, default: null },
    isRoot: { type: Boolean, default: false, index: true },
    isSuperAdmin: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
  },
  { collection: 'users', versionKey: false },
);
