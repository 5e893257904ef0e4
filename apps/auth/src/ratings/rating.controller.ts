import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import * as contracts from '@plomada/contracts';
import { HandleRpc, isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { type Rating, RATINGS } from './rating.schema';

@Controller()
export class RatingController {
  constructor(@InjectModel(RATINGS) private readonly ratings: Model<Rating>) {}

  @HandleRpc(contracts.rate)
  async rate({ userId, projectId, rating }: z.infer<typeof contracts.rate.request>) {
    const store = () =>
      this.ratings.updateOne({ userId, projectId }, { $set: { rating, at: new Date() } }, { upsert: true });
    // Two first ratings at once: the second finds the other's on its next try.
    await store().catch((error: unknown) =>
      isDuplicateKey(error) ? store() : Promise.reject(error as Error),
    );
    return { rating };
  }

  @HandleRpc(contracts.ratingOf)
  async ratingOf({ userId, projectId }: z.infer<typeof contracts.ratingOf.request>) {
    const given = await this.ratings.findOne({ userId, projectId }).lean<Rating>();
    return { rating: given?.rating ?? null };
  }
}
