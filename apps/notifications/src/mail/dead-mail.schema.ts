import { Schema } from 'mongoose';
import type { QueuedMail } from './mail-queue-name';

/** A mail that was given up. */
export interface DeadMailRecord {
  /** The mail's id. */
  _id: string;
  to: string;
  template: string;
  attempts: number;
  error: string;
  failedAt: Date;
  /** To send it again. Of one with a secret, which may still work, nothing is kept; nor was of any before this was. */
  mail?: QueuedMail | null;
}

/** Seconds that they are kept. */
const KEPT = 90 * 24 * 3600;

export const DEAD_MAILS = 'DeadMail';
export const deadMailSchema = new Schema<DeadMailRecord>(
  {
    _id: { type: String, required: true },
    to: { type: String, required: true },
    template: { type: String, required: true },
    attempts: { type: Number, required: true },
    error: { type: String, required: true },
    failedAt: { type: Date, required: true, expires: KEPT },
    mail: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'dead_mails', versionKey: false, minimize: false },
);
