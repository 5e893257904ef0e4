import { Injectable } from '@nestjs/common';
import { type Session, verifyToken } from '@plomada/contracts';
import { AppFailure, RpcClient, unauthenticated } from '@plomada/service-kit';
import { createHash } from 'node:crypto';
import { PER_ADDRESS_BAD_TOKENS, RateLimiter } from '../limits/rate-limiter';
import { Recent } from './recent';

/** How long a verified token is believed without asking again, in milliseconds, unless an event says otherwise. */
const BELIEVED = 30_000;
const LONGEST_TOKEN = 4_000;

/** Knows who holds a token. */
@Injectable()
export class Sessions {
  private readonly recent = new Recent<Session>(BELIEVED);

  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * The session of a token that came from an address, as `countedAddress` gives it. Refuses with TOKEN_INVALID when it is
   * missing, forged, expired or revoked; with TOO_MANY_REQUESTS when too many of the address's were.
   */
  async of(token: unknown, address: string): Promise<Session> {
    try {
      return await this.holding(token);
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'unauthenticated')
        await this.limiter.count(PER_ADDRESS_BAD_TOKENS, address);
      throw error;
    }
  }

  private async holding(token: unknown): Promise<Session> {
    if (typeof token !== 'string' || token === '' || token.length > LONGEST_TOKEN) {
      throw unauthenticated('TOKEN_INVALID');
    }
    // A digest as key: the cache need not hold what opens accounts.
    const key = createHash('sha256').update(token).digest('base64');
    const session = await this.recent.get(key, () => this.rpc.call(verifyToken, { token }));
    if (Date.parse(session.expiresAt) <= Date.now()) throw unauthenticated('TOKEN_INVALID');
    return session;
  }

  forgetSession(sessionId: string): void {
    this.recent.forget((session) => session.sessionId === sessionId);
  }

  forgetUser(userId: string): void {
    this.recent.forget((session) => session.user.id === userId);
  }
}
