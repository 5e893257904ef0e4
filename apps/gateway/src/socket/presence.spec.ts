import { createRedis } from '@plomada/service-kit';
import { Logger } from '@nestjs/common';
import { backingConfig, describeWithBacking } from '@plomada/testing';
import type { Redis } from 'ioredis';
import { once } from 'node:events';
import { PRESENT_FOR, Presence } from './presence';

const [ana, luis] = ['ana', 'luis'].map((id) => ({ id, firstName: id, lastName: '', avatarURL: null })) as [
  { id: string; firstName: string; lastName: string; avatarURL: null },
  { id: string; firstName: string; lastName: string; avatarURL: null },
];

describeWithBacking('presence', () => {
  let redis: Redis;
  let presence: Presence;
  beforeEach(async () => {
    Logger.overrideLogger(false);
    redis = createRedis(await backingConfig());
    await once(redis, 'ready');
    presence = new Presence(redis);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    redis.disconnect();
  });

  it('counts a user once, however many sockets there are', async () => {
    expect(await presence.enter('p', 'one', ana)).toBe(true);
    expect(await presence.enter('p', 'two', ana)).toBe(false);
    expect(await presence.enter('p', 'three', luis)).toBe(true);
    expect(await presence.users('p')).toEqual([ana, luis]);
    expect(await presence.users('other')).toEqual([]);
  });

  it('tells the leave of a user with the last socket, and once, also when all go at the same time', async () => {
    for (const socket of ['one', 'two', 'three']) await presence.enter('p', socket, ana);
    const told = await Promise.all(['one', 'two', 'three'].map((socket) => presence.leave('p', socket, ana)));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await presence.leave('p', 'one', ana)).toBe(false);
  });

  it('forgets those who gave no sign of life, and tells it to one gateway only', async () => {
    const before = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(before);
    await presence.enter('p', 'one', ana);
    await presence.enter('p', 'two', luis);
    jest.spyOn(Date, 'now').mockReturnValue(before + PRESENT_FOR - 1);
    await presence.stay('p', 'two', luis);
    jest.spyOn(Date, 'now').mockReturnValue(before + PRESENT_FOR + 1);
    expect(await presence.users('p')).toEqual([luis]);
    const told = await Promise.all([presence.expire('p'), presence.expire('p')]);
    expect(told.flat()).toEqual([ana]);
  });
});
