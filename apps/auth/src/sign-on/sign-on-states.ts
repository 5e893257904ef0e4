import { Inject, Injectable } from '@nestjs/common';
import { SIGN_ON_MINUTES } from '@plomada/contracts';
import { REDIS } from '@plomada/service-kit';
import { Redis } from 'ioredis';
import { digestOf } from '../links/link-token';

/** A login that was begun at a provider. */
export interface BegunSignOn {
  readonly businessId: string;
  readonly issuer: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Digest of what the browser is known by. */
  readonly browser: string;
  /** Where to go on to. */
  readonly from: string | null;
  /** Who came back, where only the second step is missing. */
  readonly userId?: string;
}

/** Logins on their way to a provider and back: each is taken once, within ten minutes, in the browser that began. */
@Injectable()
export class SignOnStates {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async keep(state: string, begun: Omit<BegunSignOn, 'browser'>, browser: string): Promise<void> {
    const record: BegunSignOn = { ...begun, browser: digestOf(browser) };
    await this.redis.set(keyOf(state), JSON.stringify(record), 'EX', SIGN_ON_MINUTES * 60);
  }

  /** Null where there is none any more, or another browser began; it is gone afterwards either way. */
  async take(state: string, browser: string | undefined): Promise<BegunSignOn | null> {
    const kept = await this.redis.getdel(keyOf(state));
    if (kept === null || browser === undefined) return null;
    // Nobody but this class writes there.
    const begun = JSON.parse(kept) as BegunSignOn;
    return begun.browser === digestOf(browser) ? begun : null;
  }
}

/** Whoever reads the keys of Redis knows no state by that. */
const keyOf = (state: string): string => `sign-on:${digestOf(state)}`;
