import { Module } from '@nestjs/common';
import { RedeemInvitationModule } from '../redeem-invitation/redeem-invitation.module';
import { LoginModule } from '../login/login.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { SessionsModule } from '../sessions/sessions.module';
import { SignOnOffersModule } from '../sign-on-offers/sign-on-offers.module';
import { SignOnProviderModule } from '../sign-on-provider/sign-on-provider.module';
import { SignOnSettingsModule } from '../sign-on-settings/sign-on-settings.module';
import { TwoFactorModule } from '../two-factor/two-factor.module';
import { UsersModule } from '../users/users.module';
import { BeginSignOn } from './begin-sign-on';
import { EnterBySignOn } from './enter-by-sign-on';
import { SignOnController } from './sign-on.controller';
import { SignOnStates } from './sign-on-states';
import { SignedOnPerson } from './signed-on-person';

@Module({
  imports: [
    RedeemInvitationModule,
    LoginModule,
    MembershipsModule,
    SessionsModule,
    SignOnOffersModule,
    SignOnProviderModule,
    SignOnSettingsModule,
    TwoFactorModule,
    UsersModule,
  ],
  controllers: [SignOnController],
  providers: [BeginSignOn, EnterBySignOn, SignOnStates, SignedOnPerson],
})
export class SignOnModule {}
