import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { REDIS } from '@plomada/service-kit';
import { Redis } from 'ioredis';

export interface Limit {
  /** Names the counters of this limit. */
  readonly name: string;
  /** How many are accepted … */
  readonly most: number;
  /** … in this many minutes from the first. */
  readonly minutes: number;
}

/** Counts one try and answers how many there were and when the window ends: one step, so that parallel tries all count. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('TTL', KEYS[1])}`;
/** Takes one try back; never below nothing, and never makes a counter that would not expire. */
const UNCOUNT = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

/** Counts how often something was tried, over all processes together. */
@Injectable()
export class Throttle {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Counts one more for the subject. Null when it is accepted, else what to tell: the minutes to wait. */
  async count(limit: Limit, subject: string): Promise<{ minutes: number } | null> {
    const answer = await this.redis.eval(COUNT, 1, keyOf(limit, subject), limit.minutes * 60);
    const [count, seconds] = answer as [number, number];
    return count <= limit.most ? null : { minutes: Math.max(1, Math.ceil(seconds / 60)) };
  }

  /** Takes one back that need not have counted. */
  async uncount(limit: Limit, subject: string): Promise<void> {
    await this.redis.eval(UNCOUNT, 1, keyOf(limit, subject));
  }

  async clear(limit: Limit, subject: string): Promise<void> {
    await this.redis.del(keyOf(limit, subject));
  }
}

const keyOf = ({ name }: Limit, subject: string): string => `throttle:${name}:${digestOf(subject)}`;

/** Addresses of people do not belong in the keys that an operator lists. */
export function digestOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22);
}
