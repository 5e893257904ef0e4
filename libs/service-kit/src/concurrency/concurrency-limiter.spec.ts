import { ConcurrencyLimiter } from './concurrency-limiter';

describe('a limit of what is under way at once', () => {
  const MOST = 3;
  let limiter: ConcurrencyLimiter;
  beforeEach(() => {
    limiter = new ConcurrencyLimiter(MOST, () => new Error('full'));
  });

  it('refuses whoever has too much under way and nobody else, and no more when that has ended', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const taken = Array.from({ length: MOST }, () => limiter.run('ana', () => gate));
    expect([limiter.isFull('ana'), limiter.isFull('luis')]).toEqual([true, false]);
    await expect(limiter.run('ana', async () => 1)).rejects.toThrow('full');
    expect(await limiter.run('luis', async () => 1)).toBe(1);
    release();
    await Promise.all(taken);
    expect(limiter.isFull('ana')).toBe(false);
    expect(await limiter.run('ana', async () => 1)).toBe(1);
  });

  it('makes room for what fails, too', async () => {
    const failing = () => limiter.run('ana', () => Promise.reject(new Error('no')));
    await Promise.allSettled(Array.from({ length: MOST }, failing));
    expect(await limiter.run('ana', async () => 1)).toBe(1);
  });
});
