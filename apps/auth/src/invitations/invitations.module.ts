import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MembershipsModule } from '../memberships/memberships.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { UsersModule } from '../users/users.module';
import { AcceptInvitation } from './accept-invitation';
import { InvitationController } from './invitation.controller';
import { InvitationRepository } from './invitation.repository';
import { INVITATIONS, invitationSchema } from './invitation.schema';
import { Invite } from './invite';
import { MailInvitation } from './mail-invitation';

@Module({
  imports: [
    UsersModule,
    PasswordsModule,
    MembershipsModule,
    ThrottleModule,
    MongooseModule.forFeature([{ name: INVITATIONS, schema: invitationSchema }]),
  ],
  controllers: [InvitationController],
  providers: [Invite, AcceptInvitation, InvitationRepository, MailInvitation],
})
export class InvitationsModule {}
