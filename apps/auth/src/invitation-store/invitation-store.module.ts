import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InvitationRepository } from './invitation.repository';
import { INVITATIONS, invitationSchema } from './invitation.schema';

const collection = MongooseModule.forFeature([{ name: INVITATIONS, schema: invitationSchema }]);

/** What was sent and is not taken up, also for those who take people out of projects and businesses. */
@Module({ imports: [collection], providers: [InvitationRepository], exports: [InvitationRepository] })
export class InvitationStoreModule {}
