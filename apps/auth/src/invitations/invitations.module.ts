import { Module } from '@nestjs/common';
import { RedeemInvitationModule } from '../redeem-invitation/redeem-invitation.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SignOnOffersModule } from '../sign-on-offers/sign-on-offers.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { SignInPoliciesModule } from '../sign-in-policies/sign-in-policies.module';
import { UsersModule } from '../users/users.module';
import { AcceptInvitation } from './accept-invitation';
import { InvitationController } from './invitation.controller';
import { InvitationStoreModule } from '../invitation-store/invitation-store.module';
import { Invite } from './invite';
import { MailInvitation } from './mail-invitation';

@Module({
  imports: [
    UsersModule,
    PasswordsModule,
    MembershipsModule,
    ThrottleModule,
    InvitationStoreModule,
    SignInPoliciesModule,
    RedeemInvitationModule,
    SignOnOffersModule,
  ],
  controllers: [InvitationController],
  providers: [Invite, AcceptInvitation, MailInvitation],
  exports: [Invite],
})
export class InvitationsModule {}
