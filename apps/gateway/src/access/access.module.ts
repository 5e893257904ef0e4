import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { RateLimiter } from '../limits/rate-limiter';
import { Access } from './access';
import { AuthenticationGuard } from './authentication.guard';
import { ForgetChanges } from './forget-changes';
import { PermissionGuard } from './permission.guard';
import { Roles } from './roles';
import { Sessions } from './sessions';

/** Who calls, what they may, how often: for all routes and sockets. */
@Global()
@Module({
  providers: [
    Sessions,
    Roles,
    Access,
    RateLimiter,
    ForgetChanges,
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    { provide: APP_GUARD, useClass: PermissionGuard },
  ],
  exports: [Sessions, Roles, Access, RateLimiter],
})
export class AccessModule {}
