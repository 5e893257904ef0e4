import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { SignOnOffersModule } from '../sign-on-offers/sign-on-offers.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { TwoFactorModule } from '../two-factor/two-factor.module';
import { UsersModule } from '../users/users.module';
import { KnownAddresses } from './known-addresses';
import { Login } from './login';
import { LoginController } from './login.controller';
import { LoginThrottle } from './login-throttle';

@Module({
  imports: [
    UsersModule,
    PasswordsModule,
    SessionsModule,
    ThrottleModule,
    TwoFactorModule,
    SignOnOffersModule,
  ],
  controllers: [LoginController],
  providers: [KnownAddresses, Login, LoginThrottle],
  exports: [LoginThrottle],
})
export class LoginModule {}
