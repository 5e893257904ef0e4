import type { BusinessList } from '@plomada/contracts';
import { Schema } from 'mongoose';

/** That some plan of a business was written with a word. */
export interface UsedWord {
  businessId: string;
  list: BusinessList;
  /** The word as it is compared. */
  key: string;
}

const text = { type: String, required: true };

export const USED_WORDS = 'UsedWord';
export const usedWordSchema = new Schema<UsedWord>(
  { businessId: text, list: text, key: text },
  { collection: 'used_words', versionKey: false },
).index({ businessId: 1, list: 1, key: 1 }, { unique: true });
