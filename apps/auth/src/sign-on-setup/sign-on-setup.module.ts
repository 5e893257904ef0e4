import { Module } from '@nestjs/common';
import { AccountLogModule } from '../account-log/account-log.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { SignOnProviderModule } from '../sign-on-provider/sign-on-provider.module';
import { SignOnSettingsModule } from '../sign-on-settings/sign-on-settings.module';
import { SignOnSetup } from './sign-on-setup';
import { SignOnSetupController } from './sign-on-setup.controller';

@Module({
  imports: [SignOnSettingsModule, SignOnProviderModule, MembershipsModule, AccountLogModule],
  controllers: [SignOnSetupController],
  providers: [SignOnSetup],
})
export class SignOnSetupModule {}
