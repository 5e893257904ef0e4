import { type closeLock } from '@plomada/contracts';
import { REDIS } from '@plomada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { z } from 'zod';

export type Lock = z.output<typeof closeLock>;

const HELD_FOR_MS = 30 * 60 * 1000;

/** Takes the lock unless another holds it; whoever holds it already keeps the time of the first start. */
const TAKE = `
local held = redis.call('GET', KEYS[1])
if held and cjson.decode(held).userId ~= ARGV[1] then return held end
if held then redis.call('PEXPIRE', KEYS[1], ARGV[3]) return held end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return ARGV[2]`;
const RELEASE = `
local held = redis.call('GET', KEYS[1])
if held and cjson.decode(held).userId == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/**
 * Who is closing a term of a plan: one at a time, for 30 minutes at most.
 *
 * It spares people a lost race and guards nothing: that a close fits the plan it validated is checked at the append.
 */
@Injectable()
export class CloseLock {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** The lock as it is now: the asker's own, or that of whoever holds it. */
  async take(projectId: string, wanted: Lock): Promise<Lock> {
    const args = [wanted.userId, JSON.stringify(wanted), String(HELD_FOR_MS)];
    return JSON.parse((await this.redis.eval(TAKE, 1, keyOf(projectId), ...args)) as string) as Lock;
  }

  /** Frees the lock; that of somebody else stays. */
  async release(projectId: string, userId: string): Promise<void> {
    await this.redis.eval(RELEASE, 1, keyOf(projectId), userId);
  }

  async holder(projectId: string): Promise<Lock | null> {
    const held = await this.redis.get(keyOf(projectId));
    return held === null ? null : (JSON.parse(held) as Lock);
  }
}

function keyOf(projectId: string): string {
  return `close:${projectId}`;
}
