import type { TokenScope } from '@plomada/domain';
import { Schema } from 'mongoose';

export interface ApiTokenRecord {
  _id: string;
  userId: string;
  name: string;
  scope: TokenScope;
  /** Whoever reads the database cannot use it. */
  digest: string;
  ending: string;
  createdAt: Date;
  expiresAt: Date;
  /** When it was revoked, null while it was not. */
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

/** So long one that expired is still shown, in seconds. */
const SHOWN_AFTER_END = 30 * 24 * 60 * 60;

export const API_TOKENS = 'ApiToken';
export const apiTokenSchema = new Schema<ApiTokenRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    name: { type: String, required: true },
    scope: { type: String, required: true },
    digest: { type: String, required: true, unique: true },
    ending: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, expires: SHOWN_AFTER_END },
    revokedAt: { type: Date, default: null },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'apiTokens', versionKey: false },
);
