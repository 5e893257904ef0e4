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
/** Going to an identity provider, and coming back, each counted for itself: as many people as log in by password. */
export const PER_ADDRESS_SIGN_ON_BEGUN: RateLimit = { name: 'sign-on-begun', most: 60, seconds: 60 };
export const PER_ADDRESS_SIGN_ON_ENTERED: RateLimit = { name: 'sign-on-entered', most: 60, seconds: 60 };
/** Of one project or business: deliveries that are sent again by hand. */
export const PER_OWNER_REDELIVERIES: RateLimit = { name: 'redelivery', most: 30, seconds: 60 };
/** Of a whole firm behind one address, whose pages go on asking when their sessions end in the same minute. */
export const PER_ADDRESS_BAD_TOKENS: RateLimit = { name: 'bad-token', most: 600, seconds: 60 };
/** Over the socket. A browser that sends a day's work sends one action after the other, a few hundred a second at most. */
export const PER_USER_MESSAGES: RateLimit = { name: 'message', most: 6000, seconds: 10 };
/** The same of sockets that have not said whose they are. Behind one address there may be a whole firm, coming back from a cut. */
export const PER_ADDRESS_MESSAGES: RateLimit = { name: 'nameless-message', most: 6000, seconds: 10 };
/** That people went or came back, each once in ten minutes: of a whole firm behind one address. */
export const PER_ADDRESS_IDLE: RateLimit = { name: 'idle', most: 600, seconds: 60 };
/** What anybody may look at without a session: the API's pages, and whether everything answers. */
export const PER_ADDRESS_PUBLIC: RateLimit = { name: 'public', most: 600, seconds: 60 };
export const PER_USER_BROWSER_ERRORS: RateLimit = { name: 'browser-error', most: 30, seconds: 60 };
/** Of pages on which nobody is signed in. */
export const PER_ADDRESS_BROWSER_ERRORS: RateLimit = {
  name: 'nameless-browser-error',
  most: 30,
  seconds: 60,
};
/** Each goes to fifty people at most. */
export const PER_USER_PROTOCOLS: RateLimit = { name: 'meeting-protocol', most: 10, seconds: 3600 };
/** Each may ask a server outside. */
export const PER_USER_SIGN_ON_SETTINGS: RateLimit = { name: 'sign-on-settings', most: 30, seconds: 60 };
/** Each takes seconds of a worker. */
export const PER_USER_PDFS: RateLimit = { name: 'pdf', most: 20, seconds: 60 };
/** Each is read by a person. */
export const PER_USER_SUPPORT: RateLimit = { name: 'support', most: 5, seconds: 3600 };
/** Of all people together: so many an hour nobody reads. */
export const ALL_SUPPORT: RateLimit = { name: 'all-support', most: 100, seconds: 3600 };
/** A day's photos of somebody who comes back to the network. */
export const PER_USER_PHOTOS: RateLimit = { name: 'photo', most: 60, seconds: 60 };
/** Each is made of a whole plan. */
export const PER_USER_EXPORTS: RateLimit = { name: 'export', most: 120, seconds: 60 };
export const PER_USER_UPLOADS: RateLimit = { name: 'upload', most: 20, seconds: 60 };

/** Counts in fixed windows, over all gateways together. */
@Injectable()
export class RateLimiter {
  private readonly logger = new Logger(RateLimiter.name);

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Counts one more for `who`. Refuses with TOO_MANY_REQUESTS and the seconds to wait. Lets pass while Redis is away. */
  async count(limit: RateLimit, who: string): Promise<void> {
    this.refuseBeyond(limit, (await this.add(limit, who, 1)) ?? 0);
  }

  /** Counts some more for `who`; how many that makes in this window, or null while Redis is away. */
  async add(limit: RateLimit, who: string, some: number): Promise<number | null> {
    const key = `rate:${limit.name}:${this.windowOf(limit).window}:${who}`;
    try {
      const answers = await this.redis.multi().incrby(key, some).expire(key, limit.seconds).exec();
      return Number(answers?.[0]?.[1] ?? 0);
    } catch (error) {
      // Work must go on without the counter; the login has a limit of its own in the auth service.
      this.logger.warn(`not counted: ${(error as Error).message}`);
      return null;
    }
  }

  /** Refuses with TOO_MANY_REQUESTS and the seconds to wait when so many are too many. */
  refuseBeyond(limit: RateLimit, counted: number): void {
    if (counted > limit.most) throw tooMany('TOO_MANY_REQUESTS', { seconds: this.windowOf(limit).left });
  }

  /** The present window, and the whole seconds left of it. */
  windowOf({ seconds }: RateLimit): { readonly window: number; readonly left: number } {
    const now = Math.floor(Date.now() / 1000);
    const window = Math.floor(now / seconds);
    return { window, left: (window + 1) * seconds - now };
  }
}
