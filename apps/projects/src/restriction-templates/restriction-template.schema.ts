import type { RestrictionTemplateFields } from '@plomada/contracts';
import { Schema } from 'mongoose';

export interface RestrictionTemplateRecord extends RestrictionTemplateFields {
  /** The id that its maker gave it: unique in the business. */
  id: string;
  businessId: string;
  /** The name as it is compared: unique in the business. */
  nameKey: string;
}

const text = { type: String, required: true };

export const RESTRICTION_TEMPLATES = 'RestrictionTemplate';
export const restrictionTemplateSchema = new Schema<RestrictionTemplateRecord>(
  {
    id: text,
    businessId: text,
    nameKey: text,
    name: text,
    lines: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'restriction_templates', versionKey: false, id: false },
)
  .index({ businessId: 1, id: 1 }, { unique: true })
  .index({ businessId: 1, nameKey: 1 }, { unique: true });
