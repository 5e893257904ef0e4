import { Inject, Injectable } from '@nestjs/common';
import { REDIS } from '@plomada/service-kit';
import type { Redis } from 'ioredis';

/** Longer than a try and a wait for the owner's next place: a lock ends by itself where the process ended that held it. In milliseconds. */
const LONGEST = 15_000;

const ACQUIRE = `
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/** At most one job of all processes tells a webhook at a time. */
@Injectable()
export class WebhookLock {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Whether this job holds the lock now; it may have before, and holds it the longer then. */
  async acquire(webhookId: string, jobId: string): Promise<boolean> {
    return (await this.redis.eval(ACQUIRE, 1, keyOf(webhookId), jobId, LONGEST)) === 1;
  }

  /** Leaves the lock to others. Does nothing where another job holds it. */
  async release(webhookId: string, jobId: string): Promise<void> {
    await this.redis.eval(RELEASE, 1, keyOf(webhookId), jobId);
  }
}

/** Called as the releases before call it: while both run they have one lock. */
const keyOf = (webhookId: string) => `webhook-turn:${webhookId}`;
