import { Schema } from 'mongoose';

/** A lesson of the learning centre that somebody has done. */
export interface LessonDone {
  userId: string;
  lesson: string;
  at: Date;
}

export const LESSONS_DONE = 'LessonDone';
export const lessonSchema = new Schema<LessonDone>(
  {
    userId: { type: String, required: true },
    lesson: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'lessons_done', versionKey: false },
).index({ userId: 1, lesson: 1 }, { unique: true });
