import { Inject, Injectable, Logger } from '@nestjs/common';
import { REDIS, tooMany } from '@plomada/service-kit';
import type { Redis } from 'ioredis';

export interface RateLimit {
  readonly name: string;
  /** How many are accepted … */
  readonly most: number;
  /** … in this many seconds. */
  readonly seconds: number;
}

export const PER_USER: RateLimit = { name: 'user', most: 1200, seconds: 60 };
export const PER_ADDRESS_LOGIN: RateLimit = { name: 'login', most: 60, seconds: 60 };
export const PER_ADDRESS_BAD_TOKENS: RateLimit = { name: 'bad-token', most: 300, seconds: 60 };
export const PER_USER_UPLOADS: RateLimit = { name: 'upload', most: 20, seconds: 60 };

/** Counts in fixed windows, over all gateways together. */
@Injectable()
export class RateLimiter {
  private readonly logger = new Logger(RateLimiter.name);

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Counts one more for `who`. Refuses with TOO_MANY_REQUESTS and the seconds to wait. Lets pass while Redis is away. */
  async count({ name, most, seconds }: RateLimit, who: string): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    const window = Math.floor(now / seconds);
    const key = `rate:${name}:${window}:${who}`;
    const counted = await this.increment(key, seconds);
    if (counted > most) throw tooMany('TOO_MANY_REQUESTS', { seconds: (window + 1) * seconds - now });
  }

  private async increment(key: string, seconds: number): Promise<number> {
    try {
      const answers = await this.redis.multi().incr(key).expire(key, seconds).exec();
      return Number(answers?.[0]?.[1] ?? 0);
    } catch (error) {
      // Work must go on without the counter; the login has a limit of its own in the auth service.
      this.logger.warn(`not counted: ${(error as Error).message}`);
      return 0;
    }
  }
}
