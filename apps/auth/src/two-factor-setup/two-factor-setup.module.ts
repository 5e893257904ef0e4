import { Module } from '@nestjs/common';
import { AccountLogModule } from '../account-log/account-log.module';
import { LoginModule } from '../login/login.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { TwoFactorModule } from '../two-factor/two-factor.module';
import { UsersModule } from '../users/users.module';
import { OwnerProof } from './owner-proof';
import { ResetTwoFactor } from './reset-two-factor';
import { TwoFactorController } from './two-factor.controller';
import { TwoFactorMail } from './two-factor-mail';
import { TwoFactorSetup } from './two-factor-setup';

@Module({
  imports: [
    UsersModule,
    PasswordsModule,
    LoginModule,
    SessionsModule,
    TwoFactorModule,
    MembershipsModule,
    AccountLogModule,
  ],
  controllers: [TwoFactorController],
  providers: [OwnerProof, TwoFactorSetup, ResetTwoFactor, TwoFactorMail],
})
export class TwoFactorSetupModule {}
