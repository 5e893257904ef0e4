import { Schema } from 'mongoose';

/** Kept apart from the users, so that no query about people can carry a hash out. */
export interface CredentialRecord {
  /** The user's id. */
  _id: string;
  /** argon2id in PHC form. */
  hash: string;
  updatedAt: Date;
  /** Whether somebody else chose it, for the first login only. */
  isTemporary?: boolean;
}

export const CREDENTIALS = 'Credential';
export const credentialSchema = new Schema<CredentialRecord>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    updatedAt: { type: Date, required: true },
    isTemporary: { type: Boolean },
  },
  { collection: 'credentials', versionKey: false },
);
