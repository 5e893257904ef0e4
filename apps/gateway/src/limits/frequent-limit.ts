import type { RateLimit, RateLimiter } from './rate-limiter';

/** Redis is told of so many at once, and answers how many all gateways have counted. */
const STEP = 100;

interface Tally {
  /** By all gateways, as was heard last. */
  heard: number;
  /** Here, since that was asked for. */
  untold: number;
  isAsking: boolean;
}

/**
 * A limit on what comes so often that asking Redis each time would cost more than the thing itself. Counted here, and told
 * in steps: who stays far below the limit is never told of, and a flood is found out some steps late, at whichever gateways
 * it arrives.
 */
export class FrequentLimit {
  private window = 0;
  private tallies = new Map<string, Tally>();

  constructor(
    private readonly limiter: RateLimiter,
    private readonly limit: RateLimit,
  ) {}

  /** Counts one more for `who`, at once. Refuses with TOO_MANY_REQUESTS and the seconds to wait. */
  count(who: string): void {
    const { window } = this.limiter.windowOf(this.limit);
    if (window !== this.window) {
      this.window = window;
      this.tallies = new Map();
    }
    const tally = this.tallies.get(who) ?? { heard: 0, untold: 0, isAsking: false };
    this.tallies.set(who, tally);
    tally.untold += 1;
    if (tally.untold >= STEP && !tally.isAsking) void this.ask(who, tally);
    this.limiter.refuseBeyond(this.limit, tally.heard + tally.untold);
  }

  private async ask(who: string, tally: Tally): Promise<void> {
    tally.isAsking = true;
    const told = tally.untold;
    const counted = await this.limiter.add(this.limit, who, told);
    // While Redis is away each gateway counts for itself.
    tally.heard = counted ?? tally.heard + told;
    tally.untold -= told;
    tally.isAsking = false;
  }
}
