import { Inject, Injectable } from '@nestjs/common';
import { type ActiveUser, activeUser } from '@plomada/contracts';
import { REDIS } from '@plomada/service-kit';
import type { Redis } from 'ioredis';

/** How long somebody counts as present without a sign of life, in milliseconds. */
export const PRESENT_FOR = 60_000;

/**
 * Who has a project open, over all gateways. One entry a socket, in a sorted set by the instant at which it expires, so
 * that the users of a gateway that died disappear by themselves.
 */
@Injectable()
export class Presence {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Notes that the socket is there; tells whether its user was not before. */
  async enter(projectId: string, socketId: string, user: ActiveUser): Promise<boolean> {
    const others = await this.users(projectId);
    await this.stay(projectId, socketId, user);
    return others.every(({ id }) => id !== user.id);
  }

  /** Notes that the socket is still there. */
  async stay(projectId: string, socketId: string, user: ActiveUser): Promise<void> {
    await this.redis
      .multi()
      .zadd(keyOf(projectId), Date.now() + PRESENT_FOR, memberOf(socketId, user))
      .pexpire(keyOf(projectId), 2 * PRESENT_FOR)
      .exec();
  }

  /** Notes that the socket is gone; tells whether its user is gone with it. */
  async leave(projectId: string, socketId: string, user: ActiveUser): Promise<boolean> {
    const removed = await this.redis.zrem(keyOf(projectId), memberOf(socketId, user));
    if (removed === 0) return false;
    return (await this.users(projectId)).every(({ id }) => id !== user.id);
  }

  /** Everybody who is there, each once. */
  async users(projectId: string): Promise<ActiveUser[]> {
    const members = await this.redis.zrangebyscore(keyOf(projectId), Date.now(), '+inf');
    const users = members.map(userOf);
    return [...new Map(users.map((user) => [user.id, user])).values()];
  }

  /** Removes those whose time is over; answers the users that are gone with it. Only one gateway gets each. */
  async expire(projectId: string): Promise<ActiveUser[]> {
    const members = await this.redis.zrangebyscore(keyOf(projectId), '-inf', Date.now());
    const removed: ActiveUser[] = [];
    for (const member of members) {
      if ((await this.redis.zrem(keyOf(projectId), member)) === 1) removed.push(userOf(member));
    }
    if (removed.length === 0) return [];
    const left = new Set((await this.users(projectId)).map(({ id }) => id));
    return removed.filter(({ id }) => !left.has(id));
  }
}

const keyOf = (projectId: string): string => `presence:${projectId}`;
const memberOf = (socketId: string, user: ActiveUser): string => JSON.stringify([socketId, user]);
const userOf = (member: string): ActiveUser => activeUser.parse((JSON.parse(member) as unknown[])[1]);
