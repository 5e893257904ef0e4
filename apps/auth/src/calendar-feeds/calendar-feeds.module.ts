import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module';
import { CalendarFeedController } from './calendar-feed.controller';
import { CALENDAR_FEEDS, calendarFeedSchema } from './calendar-feed.schema';
import { CalendarFeeds } from './calendar-feeds';

@Module({
  imports: [UsersModule, MongooseModule.forFeature([{ name: CALENDAR_FEEDS, schema: calendarFeedSchema }])],
  controllers: [CalendarFeedController],
  providers: [CalendarFeeds],
  exports: [CalendarFeeds],
})
export class CalendarFeedsModule {}
