import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RatingController } from './rating.controller';
import { RATINGS, ratingSchema } from './rating.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: RATINGS, schema: ratingSchema }])],
  controllers: [RatingController],
})
export class RatingsModule {}
