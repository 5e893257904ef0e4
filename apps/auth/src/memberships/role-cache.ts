import { Inject, Injectable } from '@nestjs/common';
import { rolesOf } from '@plomada/contracts';
import { REDIS } from '@plomada/service-kit';
import { Redis } from 'ioredis';
import type { z } from 'zod';

export type HeldRoles = z.infer<typeof rolesOf.response>;

const COPY_SECONDS = 60;
const VERSION_SECONDS = 24 * 60 * 60;

/**
 * Answers of `rolesOf`, for at most a minute.
 *
 * Every user has a version that a change of roles raises, and answers are kept under the version that was read before
 * asking the database: an answer that was on its way while roles changed is never found again.
 */
@Injectable()
export class RoleCache {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async through(userId: string, scope: string, ask: () => Promise<HeldRoles>): Promise<HeldRoles> {
    const version = (await this.redis.get(versionKey(userId))) ?? '0';
    const key = `roles:${userId}:${version}:${scope}`;
    const copy = await this.redis.get(key);
    if (copy !== null) return rolesOf.response.parse(JSON.parse(copy));
    const held = await ask();
    // Nothing held may be a thing that is about to exist: not worth a minute of refusals.
    if (held.roles.length > 0) await this.redis.set(key, JSON.stringify(held), 'EX', COPY_SECONDS);
    return held;
  }

  async drop(userId: string): Promise<void> {
    await this.redis.multi().incr(versionKey(userId)).expire(versionKey(userId), VERSION_SECONDS).exec();
  }
}

const versionKey = (userId: string): string => `roles-version:${userId}`;
