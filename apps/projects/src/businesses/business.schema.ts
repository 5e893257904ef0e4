import type { Business } from '@plomada/contracts';
import { Schema } from 'mongoose';

export interface BusinessRecord extends Omit<Business, 'id'> {
  _id: string;
  /** The name as it is compared: unique. */
  nameKey: string;
  /** 'creating' until auth knows it: not shown to anybody before. */
  status: 'creating' | 'ready';
  creatorId: string;
  createdAt: Date;
}

const text = { type: String, default: '' };

export const BUSINESSES = 'Business';
export const businessRecordSchema = new Schema<BusinessRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true, unique: true },
    taxNumber: text,
    phone: text,
    mail: text,
    address: text,
    logoURL: { type: String, default: null },
    specialization: text,
    restrictionFamilies: [String],
    cncTypes: [String],
    roles: [String],
    status: { type: String, enum: ['creating', 'ready'], required: true },
    creatorId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'businesses', versionKey: false },
);

/** What a business looks like to the others. */
export function businessOf(record: BusinessRecord): Business {
  const { _id, name, taxNumber, phone, mail, address, logoURL, specialization } = record;
  const { restrictionFamilies, cncTypes, roles } = record;
  const lists = { restrictionFamilies, cncTypes, roles };
  return { id: _id, name, taxNumber, phone, mail, address, logoURL, specialization, ...lists };
}
