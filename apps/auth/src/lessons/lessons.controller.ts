import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import * as contracts from '@plomada/contracts';
import { HandleRpc, isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { type LessonDone, LESSONS_DONE } from './lesson.schema';

/** Which lessons people have done, on whatever device. */
@Controller()
export class LessonsController {
  constructor(@InjectModel(LESSONS_DONE) private readonly lessons: Model<LessonDone>) {}

  @HandleRpc(contracts.lessonsOf)
  async of({ userId }: z.infer<typeof contracts.lessonsOf.request>) {
    const stored = await this.lessons.find({ userId }).lean<LessonDone[]>();
    // Another version of the product may have lessons that this one has not.
    const done = contracts.LESSONS.flatMap((lesson) => {
      const found = stored.find((one) => one.lesson === lesson);
      return found ? [{ lesson, at: found.at.toISOString() }] : [];
    });
    return { done };
  }

  @HandleRpc(contracts.markLesson)
  async mark({ userId, lesson, done }: z.infer<typeof contracts.markLesson.request>) {
    if (done) await this.keep(userId, lesson);
    else await this.lessons.deleteOne({ userId, lesson });
    return this.of({ userId });
  }

  private async keep(userId: string, lesson: string): Promise<void> {
    try {
      await this.lessons.updateOne(
        { userId, lesson },
        { $setOnInsert: { at: new Date() } },
        { upsert: true },
      );
    } catch (error) {
      // Two devices marked it at once: one of the two notes is enough.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
