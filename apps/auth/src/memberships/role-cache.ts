import { Injectable } from '@nestjs/common';
import { rolesOf } from '@plomada/contracts';
import type { z } from 'zod';
import { RedisCache } from '../redis-cache/redis-cache';

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
  constructor(private readonly copies: RedisCache) {}

  async through(userId: string, scope: string, ask: () => Promise<HeldRoles>): Promise<HeldRoles> {
    const keyAt = (version: string): string => `roles:${userId}:${version}:${scope}`;
    const found = await this.copies.read(async (redis) => {
      const version = (await redis.get(versionKey(userId))) ?? '0';
      return { version, copy: await redis.get(keyAt(version)) };
    }, null);
    if (found?.copy) return rolesOf.response.parse(JSON.parse(found.copy));
    const held = await ask();
    // Nothing held may be a thing that is about to exist: not worth a minute of refusals.
    if (found && held.roles.length > 0) {
      await this.copies.keep((redis) =>
        redis.set(keyAt(found.version), JSON.stringify(held), 'EX', COPY_SECONDS),
      );
    }
    return held;
  }

  async drop(userId: string): Promise<void> {
    const key = versionKey(userId);
    await this.copies.takeBack(key, (redis) => redis.multi().incr(key).expire(key, VERSION_SECONDS).exec());
  }
}

const versionKey = (userId: string): string => `roles-version:${userId}`;
