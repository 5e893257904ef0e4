import type { Device } from '@plomada/contracts';
import { Schema } from 'mongoose';

export interface SessionRecord {
  _id: string;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  /** When it was revoked, null while it lives. */
  endedAt: Date | null;
  /** When its person was last there, once its page has said that nobody is; null while somebody is, or nothing was said. */
  idleSince: Date | null;
  /** When its person came back last. */
  returnedAt: Date | null;
  /** When it began, a business asked its person for a second step that they had not set up. */
  secondStepDue: boolean;
  /** When it began, its person had a password that somebody else chose, and has not chosen one since. */
  passwordDue: boolean;
  /** When its person signed on at a provider to begin it; null where they gave a password. */
  signedOn: Date | null;
  /** What it was begun with. */
  device?: Device;
}

export const SESSIONS = 'Session';
export const sessionSchema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
    endedAt: { type: Date, default: null },
    idleSince: { type: Date, default: null },
    returnedAt: { type: Date, default: null },
    secondStepDue: { type: Boolean, default: false },
    passwordDue: { type: Boolean, default: false },
    signedOn: { type: Date, default: null },
    device: { type: Object },
  },
  { collection: 'sessions', versionKey: false },
);
