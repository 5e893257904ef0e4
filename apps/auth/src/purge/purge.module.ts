import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { invitationSchema, INVITATIONS } from '../invitations/invitation.schema';
import { PROJECT_PLACES, projectPlaceSchema } from '../memberships/project-place.schema';
import { ratingSchema, RATINGS } from '../ratings/rating.schema';
import { visitSchema, VISITS } from '../visits/visit.schema';
import { ForgetProject } from './forget-project';

const collections = MongooseModule.forFeature([
  { name: PROJECT_PLACES, schema: projectPlaceSchema },
  { name: INVITATIONS, schema: invitationSchema },
  { name: VISITS, schema: visitSchema },
  { name: RATINGS, schema: ratingSchema },
]);

@Module({ imports: [collections], providers: [ForgetProject] })
export class PurgeModule {}
