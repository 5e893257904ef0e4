import { Inject, Injectable } from '@nestjs/common';
import { type ActiveUser, activeUser } from '@plomada/contracts';
import { REDIS } from '@plomada/service-kit';
import type { Redis } from 'ioredis';

/** How long somebody counts as present without a sign of life, in milliseconds. */
export const PRESENT_FOR = 60_000;

/**
 * Who has a project open, over all gateways. One entry per socket, in a sorted set by the instant at which it expires, so
 * that the users of a gateway that died disappear by themselves.
 */
@Injectable()
export class Presence {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Notes that the socket is there; tells whether its user was not before. */
  async enter(projectId: string, socketId: string, user: ActiveUser): Promise<boolean> {
    const key = keyOf(projectId);
    // In one transaction: of two sockets that come at once, exactly one is the first.
    const answers = await this.redis
      .multi()
      .zrangebyscore(key, Date.now(), '+inf')
      .zadd(key, Date.now() + PRESENT_FOR, memberOf(socketId, user))
      .pexpire(key, 2 * PRESENT_FOR)
      .exec();
    return usersIn(answers?.[0]?.[1]).every(({ id }) => id !== user.id);
  }

  /** Notes that the socket is still there. */
  async stay(projectId: string, socketId: string, user: ActiveUser): Promise<void> {
    await this.enter(projectId, socketId, user);
  }

  /** Notes that the socket is gone; tells whether its user is gone with it. */
  leave(projectId: string, socketId: string, user: ActiveUser): Promise<boolean> {
    return this.remove(projectId, memberOf(socketId, user));
  }

  private async remove(projectId: string, member: string): Promise<boolean> {
    const key = keyOf(projectId);
    const answers = await this.redis.multi().zrem(key, member).zrangebyscore(key, Date.now(), '+inf').exec();
    const removed = answers?.[0]?.[1] === 1;
    return removed && usersIn(answers?.[1]?.[1]).every(({ id }) => id !== userOf(member).id);
  }

  /** Everybody who is there, each once. */
  async users(projectId: string): Promise<ActiveUser[]> {
    const members = await this.redis.zrangebyscore(keyOf(projectId), Date.now(), '+inf');
    return [...new Map(usersIn(members).map((user) => [user.id, user])).values()];
  }

  /** Removes those whose time is over; answers the users that are gone with it. Only one gateway gets each. */
  async expire(projectId: string): Promise<ActiveUser[]> {
    const members = await this.redis.zrangebyscore(keyOf(projectId), '-inf', Date.now());
    const gone: ActiveUser[] = [];
    for (const member of members) if (await this.remove(projectId, member)) gone.push(userOf(member));
    return gone;
  }
}

const keyOf = (projectId: string): string => `presence:${projectId}`;
const memberOf = (socketId: string, user: ActiveUser): string => JSON.stringify([socketId, user]);
const userOf = (member: string): ActiveUser => activeUser.parse((JSON.parse(member) as unknown[])[1]);
const usersIn = (members: unknown): ActiveUser[] => (members as string[]).map(userOf);
