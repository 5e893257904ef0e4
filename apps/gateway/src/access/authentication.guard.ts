import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppFailure, unauthenticated } from '@plomada/service-kit';
import { countedAddress } from '../limits/caller-address';
import { PER_ADDRESS_BAD_TOKENS, PER_USER, RateLimiter } from '../limits/rate-limiter';
import { PUBLIC } from './public';
import type { KnownRequest } from './session-of';
import { Sessions } from './sessions';

/** Lets a call through when its bearer token is good, and not too often. */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()]))
      return true;
    const request = context.switchToHttp().getRequest<KnownRequest>();
    request.session = await this.identify(request);
    await this.limiter.count(PER_USER, request.session.user.id);
    return true;
  }

  private async identify(request: KnownRequest) {
    try {
      return await this.sessions.of(bearerOf(request));
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'unauthenticated') {
        await this.limiter.count(PER_ADDRESS_BAD_TOKENS, countedAddress(request.ip));
      }
      throw error;
    }
  }
}

function bearerOf(request: KnownRequest): string {
  const [, token] = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw unauthenticated('TOKEN_INVALID');
  return token;
}
