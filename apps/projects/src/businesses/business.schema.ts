import type { Business } from '@plomada/contracts';
import { Schema } from 'mongoose';
import { NO_WORDS, type OfferedWords } from '../lists/offered-words';

export interface BusinessRecord extends Omit<Business, 'id' | keyof OfferedWords> {
  _id: string;
  /** The name as it is compared: unique. */
  nameKey: string;
  /** What it has beyond planning. */
  modules: string[];
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
    modules: [String],
    status: { type: String, enum: ['creating', 'ready'], required: true },
    creatorId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'businesses', versionKey: false },
);

/** What a business looks like to the others, with the words that its lists offer. */
export function businessOf(record: BusinessRecord, words: OfferedWords = NO_WORDS): Business {
  return { ...profileOf(record), ...words };
}

/** What a business says of itself. */
export function profileOf(record: BusinessRecord): Omit<Business, keyof OfferedWords> {
  const { _id, name, taxNumber, phone, mail, address, logoURL, specialization } = record;
  return { id: _id, name, taxNumber, phone, mail, address, logoURL, specialization };
}
