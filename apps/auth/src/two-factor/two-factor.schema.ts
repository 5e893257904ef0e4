import { Schema } from 'mongoose';

/** A second step of somebody's, or one that is being set up. */
export interface TwoFactorRecord {
  /** The user's id. */
  _id: string;
  /** Random; the secret that the person's app holds follows from it and the service's key. */
  seed: string;
  begunAt: Date;
  /** Since when logging in takes it; null while it is being set up. */
  since: Date | null;
  /** The newest step of time whose code was used: neither it nor an older one is good again. */
  usedStep: number;
  /** Digests of the recovery codes that were not used yet. */
  recovery: string[];
}

export const TWO_FACTORS = 'TwoFactor';
export const twoFactorSchema = new Schema<TwoFactorRecord>(
  {
    _id: { type: String, required: true },
    seed: { type: String, required: true },
    begunAt: { type: Date, required: true },
    since: { type: Date, default: null },
    usedStep: { type: Number, default: 0 },
    recovery: { type: [String], default: [] },
  },
  { collection: 'twoFactors', versionKey: false },
);
