import { Schema } from 'mongoose';

/** How somebody finds working on a project with the product: 1 to 5. */
export interface Rating {
  userId: string;
  projectId: string;
  rating: number;
  at: Date;
}

export const RATINGS = 'Rating';
export const ratingSchema = new Schema<Rating>(
  {
    userId: { type: String, required: true },
    projectId: { type: String, required: true },
    rating: { type: Number, required: true, min: 1, max: 5 },
    at: { type: Date, required: true },
  },
  { collection: 'ratings', versionKey: false },
).index({ userId: 1, projectId: 1 }, { unique: true });
