import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { REDIS, tooMany } from '@plomada/service-kit';
import { Redis } from 'ioredis';
import { emailKey } from '../users/user.schema';

const WINDOW_SECONDS = 15 * 60;
/** Tries that may fail within a window. A whole site office can sit behind one address. */
const LIMITS = { account: 10, address: 60, lookup: 300 } as const;
type Counter = keyof typeof LIMITS;

/** Counts one try and answers how many there were and when the window ends: one step, so that parallel tries all count. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('TTL', KEYS[1])}`;
/** Takes one try back; never below nothing, and never makes a counter that would not expire. */
const UNCOUNT = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

/** Slows down guessing: of one account's password, and of anybody's from one address. */
@Injectable()
export class LoginThrottle {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Counts a try before it is made. Refuses with LOGIN_THROTTLED (params: minutes) when there were too many. */
  async begin(email: string, address: string): Promise<void> {
    await this.count('address', address);
    await this.count('account', emailKey(email));
  }

  /** Only failures stay counted. */
  async succeeded(email: string, address: string): Promise<void> {
    await this.redis.del(keyOf('account', emailKey(email)));
    await this.redis.eval(UNCOUNT, 1, keyOf('address', address));
  }

  /** Counts a question whether an account exists. */
  async lookup(address: string): Promise<void> {
    await this.count('lookup', address);
  }

  private async count(counter: Counter, subject: string): Promise<void> {
    const answer = await this.redis.eval(COUNT, 1, keyOf(counter, subject), WINDOW_SECONDS);
    const [count, seconds] = answer as [number, number];
    if (count <= LIMITS[counter]) return;
    throw tooMany('LOGIN_THROTTLED', { minutes: Math.max(1, Math.ceil(seconds / 60)) });
  }
}

/** Addresses of people do not belong in the keys that an operator lists. */
function keyOf(counter: Counter, subject: string): string {
  const digest = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
  return `login-throttle:${counter}:${digest}`;
}
