import { Schema } from 'mongoose';

/** Why somebody was not let in by their business's provider, the last time that somebody was not. */
export interface SignOnFailureRecord {
  /** The business's id. */
  _id: string;
  at: Date;
  code: string;
}

export const SIGN_ON_FAILURES = 'SignOnFailure';
export const signOnFailureSchema = new Schema<SignOnFailureRecord>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    code: { type: String, required: true },
  },
  { collection: 'signOnFailures', versionKey: false },
);
