import { Schema } from 'mongoose';

/** A mail that was given up. Its words are not kept: they may carry a secret, and that secret may still work. */
export interface DeadMailRecord {
  /** The mail's id. */
  _id: string;
  to: string;
  template: string;
  attempts: number;
  error: string;
  failedAt: Date;
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
  },
  { collection: 'dead_mails', versionKey: false },
);
