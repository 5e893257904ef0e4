import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CALENDAR_FEEDS, calendarFeedSchema } from '../calendar-feeds/calendar-feed.schema';
import { invitationSchema, INVITATIONS } from '../invitation-store/invitation.schema';
import { PROJECT_MEMBERS, projectMembersSchema } from '../memberships/project-members.schema';
import { PROJECT_VIEWS, projectViewSchema } from '../project-views/project-view.schema';
import { ratingSchema, RATINGS } from '../ratings/rating.schema';
import { visitSchema, VISITS } from '../visits/visit.schema';
import { ForgetProject } from './forget-project';

const collections = MongooseModule.forFeature([
  { name: PROJECT_MEMBERS, schema: projectMembersSchema },
  { name: INVITATIONS, schema: invitationSchema },
  { name: VISITS, schema: visitSchema },
  { name: RATINGS, schema: ratingSchema },
  { name: PROJECT_VIEWS, schema: projectViewSchema },
  { name: CALENDAR_FEEDS, schema: calendarFeedSchema },
]);

@Module({ imports: [collections], providers: [ForgetProject] })
export class PurgeModule {}
