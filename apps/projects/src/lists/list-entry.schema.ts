import type { BusinessList } from '@plomada/contracts';
import { Schema } from 'mongoose';

/** One word of a company's lists. */
export interface ListEntryRecord {
  _id: string;
  businessId: string;
  list: BusinessList;
  name: string;
  /** The name as it is compared: unique in its list. */
  nameKey: string;
  /** The names that it had before, as they are compared: plans keep the word that they were written with. */
  formerKeys: string[];
  isActive: boolean;
  /** Place in the list. */
  order: number;
}

const text = { type: String, required: true };

export const LIST_ENTRIES = 'ListEntry';
export const listEntryRecordSchema = new Schema<ListEntryRecord>(
  {
    _id: text,
    businessId: text,
    list: text,
    name: text,
    nameKey: text,
    formerKeys: [String],
    isActive: { type: Boolean, required: true },
    order: { type: Number, required: true },
  },
  { collection: 'list_entries', versionKey: false },
).index({ businessId: 1, list: 1, nameKey: 1 }, { unique: true });
