import { Schema } from 'mongoose';

/** When somebody opened a project last. */
export interface Visit {
  userId: string;
  projectId: string;
  at: Date;
}

export const VISITS = 'Visit';
export const visitSchema = new Schema<Visit>(
  {
    userId: { type: String, required: true },
    projectId: { type: String, required: true, index: true },
    at: { type: Date, required: true },
  },
  { collection: 'visits', versionKey: false },
).index({ userId: 1, projectId: 1 }, { unique: true });
