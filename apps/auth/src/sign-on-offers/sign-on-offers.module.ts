import { Module } from '@nestjs/common';
import { JoiningModule } from '../joining/joining.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SignOnSettingsModule } from '../sign-on-settings/sign-on-settings.module';
import { SignOnNewcomers } from './sign-on-newcomers';
import { SignOnOffers } from './sign-on-offers';

@Module({
  imports: [JoiningModule, MembershipsModule, PasswordsModule, SignOnSettingsModule],
  providers: [SignOnOffers, SignOnNewcomers],
  exports: [SignOnOffers, SignOnNewcomers],
})
export class SignOnOffersModule {}
