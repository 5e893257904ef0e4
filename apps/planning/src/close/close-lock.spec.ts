import { createRedis } from '@plomada/service-kit';
import { backingConfig, describeWithBacking } from '@plomada/testing';
import type { Redis } from 'ioredis';
import { once } from 'node:events';
import type * as Module from './close-lock';

const MINUTE = 60_000;
const START = Date.parse('2026-03-06T18:00:00.000Z');

describeWithBacking('the lock of a close, by the clock', () => {
  let redis: Redis;
  let lock: Module.CloseLock;
  beforeEach(async () => {
    const config = await backingConfig();
    Object.assign(process.env, config);
    const { CloseLock } = jest.requireActual<typeof Module>('./close-lock');
    redis = createRedis(config);
    await once(redis, 'ready');
    lock = new CloseLock(redis);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    redis.disconnect();
  });

  const at = (minutes: number): number => {
    jest.spyOn(Date, 'now').mockReturnValue(START + minutes * MINUTE);
    return START + minutes * MINUTE;
  };
  const by = (userId: string) => ({ userId, name: userId, since: new Date(Date.now()).toISOString() });

  it('ends after 30 minutes, whatever signs of life its holder gives', async () => {
    at(0);
    await lock.take('p', by('ana'));
    for (let minute = 0.5; minute < 30; minute += 0.5) {
      const now = at(minute);
      expect(await lock.renew('p', 'ana')).toMatchObject({ userId: 'ana' });
      expect(await lock.lapsed(now)).toEqual([]);
    }
    const end = at(30);
    await lock.renew('p', 'ana');
    expect(await lock.lapsed(end)).toEqual(['p']);
    await lock.letLapse('p', end);
    expect(await lock.holder('p')).toBeNull();
    expect(await lock.renew('p', 'ana')).toBeNull();
    expect(await lock.take('p', by('luis'))).toMatchObject({ userId: 'luis' });
  });

  it('counts the 30 minutes from the first start, however often its holder starts again', async () => {
    at(0);
    await lock.take('p', by('ana'));
    at(0.9);
    const again = await lock.take('p', by('ana'));
    expect(Date.parse(again.since)).toBe(START);
    for (let minute = 1; minute < 30; minute += 0.9) {
      at(minute);
      await lock.take('p', by('ana'));
    }
    expect(await lock.lapsed(at(30))).toEqual(['p']);
  });

  it('ends a minute after the last sign of life', async () => {
    at(0);
    await lock.take('p', by('ana'));
    at(10);
    await lock.renew('p', 'ana');
    expect(await lock.lapsed(at(10.9))).toEqual([]);
    expect(await lock.lapsed(at(11))).toEqual(['p']);
  });

  it('stays when its holder gave a sign of life between the look and the end', async () => {
    at(0);
    await lock.take('p', by('ana'));
    const late = at(1);
    expect(await lock.lapsed(late)).toEqual(['p']);
    await lock.renew('p', 'ana');
    await lock.letLapse('p', late);
    expect(await lock.holder('p')).toMatchObject({ userId: 'ana' });
  });
});
