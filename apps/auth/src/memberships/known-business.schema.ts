import { Schema } from 'mongoose';

/** That a business exists: projects says so once. Roles are held in things that exist only. */
export interface KnownBusiness {
  /** The business's id. */
  _id: string;
  /** Admins who are counted on to stay: see `BusinessAdmins`. */
  admins?: string[];
}

export const KNOWN_BUSINESSES = 'KnownBusiness';
export const knownBusinessSchema = new Schema<KnownBusiness>(
  { _id: { type: String, required: true }, admins: { type: [String], default: undefined } },
  // Its name of earlier days: databases have it.
  { collection: 'business_places', versionKey: false },
);
