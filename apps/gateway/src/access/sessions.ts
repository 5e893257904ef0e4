import { Injectable } from '@nestjs/common';
import { type Session, verifyToken } from '@plomada/contracts';
import { AppFailure, RpcClient, tooMany, unauthenticated } from '@plomada/service-kit';
import { createHash } from 'node:crypto';
import { PER_ADDRESS_BAD_TOKENS, RateLimiter } from '../limits/rate-limiter';
import { Recent } from './recent';

/** How long a verified token is believed without asking again, in milliseconds, unless an event says otherwise. */
const BELIEVED = 30_000;
const LONGEST_TOKEN = 4_000;
/** Tokens that were good here once are told from made up ones by this many digests. */
const MOST_PROVEN = 10_000;

/** Knows who holds a token. */
@Injectable()
export class Sessions {
  private readonly recent = new Recent<Session>(BELIEVED);
  /** Digests of tokens that were good when they were last asked for. */
  private readonly proven = new Set<string>();
  /** Addresses that sent too many bad tokens, and until when nothing new of theirs is asked for. */
  private readonly floods = new Map<string, number>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * The session of a token that came from an address, as `countedAddress` gives it. Refuses with TOKEN_INVALID when it is
   * missing, forged, expired or revoked; with TOO_MANY_REQUESTS when too many of the address's were: then nobody is asked of
   * a token from there that was not good before, for the rest of the minute.
   */
  async of(token: unknown, address: string): Promise<Session> {
    try {
      return await this.holding(token, address);
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'unauthenticated') await this.countBad(address);
      throw error;
    }
  }

  private async holding(token: unknown, address: string): Promise<Session> {
    if (typeof token !== 'string' || token === '' || token.length > LONGEST_TOKEN) {
      throw unauthenticated('TOKEN_INVALID');
    }
    // A digest as key: the cache need not hold what opens accounts.
    const key = createHash('sha256').update(token).digest('base64');
    if (!this.proven.has(key)) this.refuseFlood(address);
    try {
      const session = await this.recent.get(key, () => this.rpc.call(verifyToken, { token }));
      if (Date.parse(session.expiresAt) <= Date.now()) throw unauthenticated('TOKEN_INVALID');
      this.prove(key);
      return session;
    } catch (error) {
      this.proven.delete(key);
      throw error;
    }
  }

  private prove(key: string): void {
    this.proven.add(key);
    if (this.proven.size > MOST_PROVEN) this.proven.delete(this.proven.values().next().value as string);
  }

  private refuseFlood(address: string): void {
    const left = (this.floods.get(address) ?? 0) - Date.now();
    if (left > 0) throw tooMany('TOO_MANY_REQUESTS', { seconds: Math.ceil(left / 1000) });
    this.floods.delete(address);
  }

  private async countBad(address: string): Promise<void> {
    try {
      await this.limiter.count(PER_ADDRESS_BAD_TOKENS, address);
    } catch (error) {
      if (this.floods.size > MOST_PROVEN) this.floods.clear();
      this.floods.set(address, Date.now() + this.limiter.windowOf(PER_ADDRESS_BAD_TOKENS).left * 1000);
      throw error;
    }
  }

  forgetSession(sessionId: string): void {
    this.recent.forget((session) => session.sessionId === sessionId);
  }

  forgetUser(userId: string): void {
    this.recent.forget((session) => session.user.id === userId);
  }
}
