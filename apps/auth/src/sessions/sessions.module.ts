import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApiTokensModule } from '../api-tokens/api-tokens.module';
import { CalendarFeedsModule } from '../calendar-feeds/calendar-feeds.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { RedisCacheModule } from '../redis-cache/redis-cache.module';
import { SignInPoliciesModule } from '../sign-in-policies/sign-in-policies.module';
import { TwoFactorModule } from '../two-factor/two-factor.module';
import { UsersModule } from '../users/users.module';
import { SessionCache } from './session-cache';
import { SessionController } from './session.controller';
import { SESSIONS, sessionSchema } from './session.schema';
import { Sessions } from './sessions';

@Module({
  imports: [
    ApiTokensModule,
    CalendarFeedsModule,
    PasswordsModule,
    RedisCacheModule,
    UsersModule,
    SignInPoliciesModule,
    TwoFactorModule,
    MongooseModule.forFeature([{ name: SESSIONS, schema: sessionSchema }]),
  ],
  controllers: [SessionController],
  providers: [Sessions, SessionCache],
  exports: [Sessions],
})
export class SessionsModule {}
