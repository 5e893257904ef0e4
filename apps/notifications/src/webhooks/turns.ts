import { Inject, Injectable } from '@nestjs/common';
import { REDIS } from '@plomada/service-kit';
import type { Redis } from 'ioredis';

/** Longer than a try and a wait for the owner's next place: a turn is over by itself where the process ended that had it. In milliseconds. */
const LONGEST = 15_000;

const TAKE = `
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;
const END = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/** Whose turn it is to tell a webhook: one job's, of all processes. */
@Injectable()
export class Turns {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Whether the turn is this job's now; it may have been before, and lasts the longer then. */
  async take(webhookId: string, jobId: string): Promise<boolean> {
    return (await this.redis.eval(TAKE, 1, keyOf(webhookId), jobId, LONGEST)) === 1;
  }

  /** Leaves the turn to others. Does nothing where it is another job's. */
  async end(webhookId: string, jobId: string): Promise<void> {
    await this.redis.eval(END, 1, keyOf(webhookId), jobId);
  }
}

const keyOf = (webhookId: string) => `webhook-turn:${webhookId}`;
