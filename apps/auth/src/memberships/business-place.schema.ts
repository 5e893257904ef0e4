import { Schema } from 'mongoose';

/** That a business exists: projects says so once. Roles are held in things that exist only. */
export interface BusinessPlace {
  /** The business's id. */
  _id: string;
  /** Admins who are counted on to stay: see `BusinessAdmins`. */
  admins?: string[];
}

export const BUSINESS_PLACES = 'BusinessPlace';
export const businessPlaceSchema = new Schema<BusinessPlace>(
  { _id: { type: String, required: true }, admins: { type: [String], default: undefined } },
  { collection: 'business_places', versionKey: false },
);
