import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { countedAddress } from '../limits/caller-address';
import { PER_USER, RateLimiter } from '../limits/rate-limiter';
import { bearerOf, type KnownRequest } from './known-request';
import { requireNothingDue } from './require-nothing-due';
import { requireScope } from './require-scope';
import { routeOf } from './route-of';
import { Sessions } from './sessions';

/** Lets a call through when its bearer token is good, and good for it, and not too often. */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const route = routeOf(this.reflector, context);
    if (route?.access === 'public') return true;
    const request = context.switchToHttp().getRequest<KnownRequest>();
    request.session = await this.sessions.of(bearerOf(request), countedAddress(request.ip));
    await this.limiter.count(PER_USER, request.session.user.id);
    requireScope(request.session, route?.tokenScope ?? null);
    requireNothingDue(request.session, route);
    return true;
  }
}
