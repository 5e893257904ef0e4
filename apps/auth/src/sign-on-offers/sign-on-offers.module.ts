import { Module } from '@nestjs/common';
import { RedeemInvitationModule } from '../redeem-invitation/redeem-invitation.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SignOnSettingsModule } from '../sign-on-settings/sign-on-settings.module';
import { SignOnInvitations } from './sign-on-invitations';
import { SignOnOffers } from './sign-on-offers';

@Module({
  imports: [RedeemInvitationModule, MembershipsModule, PasswordsModule, SignOnSettingsModule],
  providers: [SignOnOffers, SignOnInvitations],
  exports: [SignOnOffers, SignOnInvitations],
})
export class SignOnOffersModule {}
