import { Schema } from 'mongoose';

/** The one link that works for an account. A new one replaces it; using it removes it. */
export interface PasswordReset {
  /** The user's id. */
  _id: string;
  tokenDigest: string;
  expiresAt: Date;
}

export const PASSWORD_RESETS = 'PasswordReset';
export const passwordResetSchema = new Schema<PasswordReset>(
  {
    _id: { type: String, required: true },
    tokenDigest: { type: String, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'password_resets', versionKey: false },
);
