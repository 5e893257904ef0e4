import { Module } from '@nestjs/common';
import { LoginModule } from '../login/login.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInPoliciesModule } from '../sign-in-policies/sign-in-policies.module';
import { SignOnOffersModule } from '../sign-on-offers/sign-on-offers.module';
import { UsersModule } from '../users/users.module';
import { ChangePassword } from './change-password';
import { ChangePasswordController } from './change-password.controller';
import { PasswordChange } from './password-change';

@Module({
  imports: [
    UsersModule,
    PasswordsModule,
    SessionsModule,
    LoginModule,
    SignInPoliciesModule,
    SignOnOffersModule,
  ],
  controllers: [ChangePasswordController],
  providers: [ChangePassword, PasswordChange],
  exports: [PasswordChange],
})
export class ChangePasswordModule {}
