import { Schema } from 'mongoose';

/** Somebody's last visit to a project. */
export interface Visit {
  userId: string;
  projectId: string;
  /** When they opened it last. */
  at: Date;
  /** When they opened or left it last; missing where they have not done so since this is kept. */
  seenAt?: Date;
  /** When the visit before this one ended; missing or null of the first. */
  previousEnd?: Date | null;
}

export const VISITS = 'Visit';
export const visitSchema = new Schema<Visit>(
  {
    userId: { type: String, required: true },
    projectId: { type: String, required: true, index: true },
    at: { type: Date, required: true },
    seenAt: Date,
    previousEnd: Date,
  },
  { collection: 'visits', versionKey: false },
).index({ userId: 1, projectId: 1 }, { unique: true });
