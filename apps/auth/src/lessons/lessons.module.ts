import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LESSONS_DONE, lessonSchema } from './lesson.schema';
import { LessonsController } from './lessons.controller';

@Module({
  imports: [MongooseModule.forFeature([{ name: LESSONS_DONE, schema: lessonSchema }])],
  controllers: [LessonsController],
})
export class LessonsModule {}
