import { Schema } from 'mongoose';

/** Who an account is at its business's provider, from the first sign-on on: e-mails are given to others, subjects never. */
export interface SignOnIdentity {
  businessId: string;
  issuer: string;
  subject: string;
  userId: string;
  since: Date;
}

export const SIGN_ON_IDENTITIES = 'SignOnIdentity';
export const signOnIdentitySchema = new Schema<SignOnIdentity>(
  {
    businessId: { type: String, required: true },
    issuer: { type: String, required: true },
    subject: { type: String, required: true },
    userId: { type: String, required: true },
    since: { type: Date, required: true },
  },
  { collection: 'signOnIdentities', versionKey: false },
)
  .index({ businessId: 1, issuer: 1, subject: 1 }, { unique: true })
  .index({ businessId: 1, issuer: 1, userId: 1 }, { unique: true });
