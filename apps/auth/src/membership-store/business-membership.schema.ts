import type { Role } from '@plomada/domain';
import { Schema } from 'mongoose';

export interface BusinessMembership {
  businessId: string;
  userId: string;
  roles: Role[];
}

export const BUSINESS_MEMBERSHIPS = 'BusinessMembership';
export const businessMembershipSchema = new Schema<BusinessMembership>(
  {
    businessId: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    roles: { type: [String], required: true },
  },
  { collection: 'business_memberships', versionKey: false },
).index({ businessId: 1, userId: 1 }, { unique: true });
