import { Logger } from '@nestjs/common';
import { createRedis } from '@plomada/service-kit';
import { backingConfig, describeWithBacking } from '@plomada/testing';
import type { Redis } from 'ioredis';
import { once } from 'node:events';
import { FrequentLimit } from './frequent-limit';
import { RateLimiter } from './rate-limiter';

describeWithBacking('the rate limit', () => {
  let redis: Redis;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    redis = createRedis(await backingConfig());
    await once(redis, 'ready');
  });
  afterAll(() => redis?.disconnect());

  const limit = { name: 'test', most: 3, seconds: 3600 };

  it('refuses the one too many, with the time to wait, and nobody else', async () => {
    const limiter = new RateLimiter(redis);
    for (let n = 0; n < 3; n++) await limiter.count(limit, 'ana');
    const refusal = await limiter.count(limit, 'ana').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ kind: 'tooMany', code: 'TOO_MANY_REQUESTS' });
    expect((refusal as { params: { seconds: number } }).params.seconds).toBeGreaterThan(0);
    await limiter.count(limit, 'luis');
  });

  it('counts over all gateways together and forgets by itself', async () => {
    const [one, two] = [new RateLimiter(redis), new RateLimiter(redis)];
    for (const limiter of [one, two, one]) await limiter.count(limit, 'eva');
    await expect(two.count(limit, 'eva')).rejects.toMatchObject({ kind: 'tooMany' });
    const prefix = redis.options.keyPrefix ?? '';
    const keys = await redis.keys(`${prefix}rate:test:*:eva`);
    expect(await redis.ttl((keys[0] ?? '').slice(prefix.length))).toBeGreaterThan(0);
  });

  it('finds a flood at several gateways out some steps late, and nobody else', async () => {
    const flood = { name: 'flood', most: 1_000, seconds: 3600 };
    const [one, two] = [
      new FrequentLimit(new RateLimiter(redis), flood),
      new FrequentLimit(new RateLimiter(redis), flood),
    ];
    let letIn = 0;
    const come = async (who: string) => {
      for (const limit of [one, two]) limit.count(who);
      letIn += 2;
      await redis.ping();
    };
    await expect(
      (async () => {
        for (;;) await come('ana');
      })(),
    ).rejects.toMatchObject({ kind: 'tooMany' });
    expect(letIn).toBeGreaterThanOrEqual(1_000 - 2);
    expect(letIn).toBeLessThan(1_300);
    await come('luis');
  });

  it('lets everybody pass while Redis is away', async () => {
    const away = createRedis({ ...(await backingConfig()), REDIS_URL: 'redis://127.0.0.1:1' });
    const limiter = new RateLimiter(away);
    for (let n = 0; n < 4; n++) await limiter.count(limit, 'ana');
    away.disconnect();
  });
});
