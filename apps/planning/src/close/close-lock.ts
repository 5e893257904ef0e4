import type { CloseLock as Lock } from '@plomada/contracts';
import { CLOSE_TIMEOUT_MS } from '@plomada/domain';
import { REDIS } from '@plomada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { config } from '../config';

export type { Lock };

/** The sweep frees a lock and tells of it; should nobody sweep, it goes by itself a little later. */
const EXPIRES_AFTER_MS = CLOSE_TIMEOUT_MS + 60_000;
const GRACE_MS = config.CLOSE_GRACE_SECONDS * 1000;
/** Projects by the instant at which their lock lapses. */
const LEASES = 'close-leases';

/** Takes the lock unless somebody holds it. */
const TAKE = `
local held = redis.call('GET', KEYS[1])
if held then return held end
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[4])
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
return ARGV[1]`;
const RELEASE = `
local held = redis.call('GET', KEYS[1])
if not held or cjson.decode(held).userId ~= ARGV[1] then return 0 end
redis.call('ZREM', KEYS[2], ARGV[2])
return redis.call('DEL', KEYS[1])`;
const LAPSE = `
local lapses = redis.call('ZSCORE', KEYS[2], ARGV[2])
if lapses and tonumber(lapses) > tonumber(ARGV[1]) then return 0 end
redis.call('ZREM', KEYS[2], ARGV[2])
return redis.call('DEL', KEYS[1])`;

/**
 * Who is closing a term of a plan: one at a time, for 30 minutes at most, and not for long after the closer is gone.
 *
 * It spares people a lost race and guards nothing: that a close fits the plan it validated is checked at the append.
 */
@Injectable()
export class CloseLock {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** The lock as it is now: the asker's own, or that of whoever holds it. Starting again is a sign of life and no new start. */
  async take(projectId: string, wanted: Lock): Promise<Lock> {
    const args = [JSON.stringify(wanted), String(lapseOf(wanted)), String(EXPIRES_AFTER_MS), projectId];
    const answer = await this.redis.eval(TAKE, 2, keyOf(projectId), LEASES, ...args);
    const held = JSON.parse(answer as string) as Lock;
    if (held.userId === wanted.userId) await this.prolong(projectId, held);
    return held;
  }

  /** A sign of life: the lock lapses a while after the last one. Changes nothing unless this user holds it. */
  async renew(projectId: string, userId: string): Promise<Lock | null> {
    const held = await this.holder(projectId);
    if (held?.userId === userId) await this.prolong(projectId, held);
    return held;
  }

  private async prolong(projectId: string, held: Lock): Promise<void> {
    await this.redis.zadd(LEASES, 'XX', lapseOf(held), projectId);
  }

  /** Frees the lock; that of somebody else stays. */
  async release(projectId: string, userId: string): Promise<void> {
    await this.redis.eval(RELEASE, 2, keyOf(projectId), LEASES, userId, projectId);
  }

  async holder(projectId: string): Promise<Lock | null> {
    const held = await this.redis.get(keyOf(projectId));
    return held === null ? null : (JSON.parse(held) as Lock);
  }

  /** Whose locks there are. */
  async running(): Promise<{ readonly projectId: string; readonly userId: string }[]> {
    const projects = await this.redis.zrange(LEASES, '0', '-1');
    const held = await Promise.all(projects.map((projectId) => this.holder(projectId)));
    return projects.flatMap((projectId, place) => {
      const userId = held[place]?.userId;
      return userId === undefined ? [] : [{ projectId, userId }];
    });
  }

  /** Projects whose lock has lapsed. */
  async lapsed(now: number): Promise<string[]> {
    return this.redis.zrangebyscore(LEASES, '-inf', now);
  }

  /** Frees a lock that has lapsed; one that was renewed meanwhile stays. */
  async letLapse(projectId: string, now: number): Promise<void> {
    await this.redis.eval(LAPSE, 2, keyOf(projectId), LEASES, String(now), projectId);
  }
}

function lapseOf({ since }: Lock): number {
  return Math.min(Date.now() + GRACE_MS, Date.parse(since) + CLOSE_TIMEOUT_MS);
}

function keyOf(projectId: string): string {
  return `close:${projectId}`;
}
