import { ConcurrencyLimiter } from './concurrency-limiter';

const FLOODED = { kind: 'tooMany', code: 'TOO_MANY_REQUESTS', params: { seconds: 1 } };

describe('a flood', () => {
  it('is refused to who makes it and to nobody else, and no more when it has ebbed', async () => {
    const limiter = new ConcurrencyLimiter();
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const taken = Array.from({ length: 200 }, () => limiter.run('ana', () => gate));
    await expect(limiter.run('ana', async () => 1)).rejects.toMatchObject(FLOODED);
    expect(await limiter.run('luis', async () => 1)).toBe(1);
    release();
    await Promise.all(taken);
    expect(await limiter.run('ana', async () => 1)).toBe(1);
  });

  it('ebbs with what fails, too', async () => {
    const limiter = new ConcurrencyLimiter();
    const failing = () => limiter.run('ana', () => Promise.reject(new Error('no')));
    await Promise.allSettled(Array.from({ length: 200 }, failing));
    expect(await limiter.run('ana', async () => 1)).toBe(1);
  });
});
