import { Schema } from 'mongoose';

/** What administrators of a business did to how its people come in. */
export type AccountChange = 'twoFactorReset';

export interface AccountLogRecord {
  businessId: string;
  at: Date;
  byUserId: string;
  what: AccountChange;
  /** Whose account it was done to. */
  userId: string;
}

export const ACCOUNT_LOG = 'AccountLog';
export const accountLogSchema = new Schema<AccountLogRecord>(
  {
    businessId: { type: String, required: true },
    at: { type: Date, required: true },
    byUserId: { type: String, required: true },
    what: { type: String, required: true },
    userId: { type: String, required: true },
  },
  { collection: 'accountLog', versionKey: false },
);
accountLogSchema.index({ businessId: 1, at: -1 });
