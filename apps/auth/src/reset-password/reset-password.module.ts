import { Module } from '@nestjs/common';
import { ChangePasswordModule } from '../change-password/change-password.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { SignInPoliciesModule } from '../sign-in-policies/sign-in-policies.module';
import { SignOnOffersModule } from '../sign-on-offers/sign-on-offers.module';
import { UsersModule } from '../users/users.module';
import { MailResetLink } from './mail-reset-link';
import { ResetLinksModule } from '../reset-links/reset-links.module';
import { ResetPassword } from './reset-password';
import { ResetPasswordController } from './reset-password.controller';

@Module({
  imports: [
    UsersModule,
    ChangePasswordModule,
    ThrottleModule,
    ResetLinksModule,
    SignInPoliciesModule,
    SignOnOffersModule,
  ],
  controllers: [ResetPasswordController],
  providers: [ResetPassword, MailResetLink],
})
export class ResetPasswordModule {}
