import { Injectable } from '@nestjs/common';
import { type IdleNote, noteIdle, type Session, verifyToken } from '@plomada/contracts';
import { AppFailure, RpcClient, tooMany, unauthenticated, TtlCache } from '@plomada/service-kit';
import { createHash } from 'node:crypto';
import { PER_ADDRESS_BAD_TOKENS, RateLimiter } from '../limits/rate-limiter';

/** How long a verified token is believed without asking again, in milliseconds, unless an event says otherwise. */
const BELIEVED = 30_000;
const LONGEST_TOKEN = 4_000;
/** Tokens that were good here once are told from made up ones by this many digests. */
const MOST_PROVEN = 10_000;

/** Knows who holds a token. */
@Injectable()
export class Sessions {
  private readonly cache = new TtlCache<Session>(BELIEVED);
  /** Digests of tokens that were good when they were last asked for. */
  private readonly proven = new Set<string>();
  /** Addresses that sent too many bad tokens, and until when nothing new of theirs is asked for. */
  private readonly blockedUntil = new Map<string, number>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * The session of a token that came from an address, as `countedAddress` gives it. Refuses with TOKEN_INVALID when it is
   * missing, forged, expired or revoked; with TOO_MANY_REQUESTS when too many of the address's were: then nobody is asked of
   * a token from there that was not good before, for the rest of the minute.
   */
  of(token: unknown, address: string): Promise<Session> {
    return this.asking(token, address, (known, key) => this.holding(known, key));
  }

  /** Tells auth that the token's person went or came back. Refuses like `of`, and where a return came too late. */
  async noteIdle(token: unknown, address: string, note: IdleNote): Promise<void> {
    await this.asking(token, address, async (known, key) => {
      await this.rpc.call(noteIdle, { token: known, ...note });
      // The event says the same to every gateway; this one need not wait for it.
      this.cache.forget((_, of) => of === key);
    });
  }

  /** Asks about a token that looks like one, unless its address is flooding; counts the bad ones. */
  private async asking<T>(
    token: unknown,
    address: string,
    ask: (token: string, key: string) => Promise<T>,
  ): Promise<T> {
    try {
      if (typeof token !== 'string' || token === '' || token.length > LONGEST_TOKEN) {
        throw unauthenticated('TOKEN_INVALID');
      }
      // A digest as key: the cache need not hold what opens accounts.
      const key = createHash('sha256').update(token).digest('base64');
      if (!this.proven.has(key)) this.refuseFlood(address);
      return await this.proving(key, () => ask(token, key));
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'unauthenticated') await this.countBad(address);
      throw error;
    }
  }

  private async holding(token: string, key: string): Promise<Session> {
    const verify = () => this.cache.get(key, () => this.rpc.call(verifyToken, { token }));
    const believed = await verify();
    if (!isOver(believed) && !isDue(believed)) return believed;
    // Its end may have moved, or what was due was done a moment ago at another gateway: auth knows.
    this.forgetSession(believed.sessionId);
    const session = await verify();
    if (isOver(session)) throw unauthenticated('TOKEN_INVALID');
    return session;
  }

  private async proving<T>(key: string, ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask();
      this.prove(key);
      return answer;
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
    const left = (this.blockedUntil.get(address) ?? 0) - Date.now();
    if (left > 0) throw tooMany('TOO_MANY_REQUESTS', { seconds: Math.ceil(left / 1000) });
    this.blockedUntil.delete(address);
  }

  private async countBad(address: string): Promise<void> {
    try {
      await this.limiter.count(PER_ADDRESS_BAD_TOKENS, address);
    } catch (error) {
      if (this.blockedUntil.size > MOST_PROVEN) this.blockedUntil.clear();
      this.blockedUntil.set(address, Date.now() + this.limiter.windowOf(PER_ADDRESS_BAD_TOKENS).left * 1000);
      throw error;
    }
  }

  forgetSession(sessionId: string): void {
    this.cache.forget((session) => session.sessionId === sessionId);
  }

  forgetUser(userId: string): void {
    this.cache.forget((session) => session.user.id === userId);
  }
}

const isDue = ({ secondStepDue, passwordDue }: Session): boolean =>
  secondStepDue === true || passwordDue === true;

const isOver = ({ expiresAt }: Session): boolean => Date.parse(expiresAt) <= Date.now();
