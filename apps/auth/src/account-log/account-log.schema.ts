import type { ACCOUNT_CHANGES, AccountChangeNote } from '@plomada/contracts';
import { Schema } from 'mongoose';

export interface AccountLogRecord extends AccountChangeNote {
  businessId: string;
  at: Date;
  byUserId: string;
  what: (typeof ACCOUNT_CHANGES)[number];
  /** Whose account it was done to, where it was one. */
  userId: string | null;
}

export const ACCOUNT_LOG = 'AccountLog';
export const accountLogSchema = new Schema<AccountLogRecord>(
  {
    businessId: { type: String, required: true },
    at: { type: Date, required: true },
    byUserId: { type: String, required: true },
    what: { type: String, required: true },
    userId: { type: String, default: null },
    policy: { type: Object },
    signOn: { type: Object },
    people: { type: Object },
  },
  { collection: 'accountLog', versionKey: false },
);
accountLogSchema.index({ businessId: 1, at: -1 });
