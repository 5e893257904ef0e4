import { TtlCache } from './ttl-cache';

describe('cache answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are remembered for their time and then asked for again', async () => {
    const cache = new TtlCache<number>(1000);
    let asked = 0;
    const ask = async () => ++asked;
    expect(await cache.get('a', ask)).toBe(1);
    jest.advanceTimersByTime(999);
    expect(await cache.get('a', ask)).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await cache.get('a', ask)).toBe(2);
  });

  it('are asked for once by many at a time', async () => {
    const cache = new TtlCache<number>(1000);
    let asked = 0;
    const ask = async () => ++asked;
    expect(await Promise.all([cache.get('a', ask), cache.get('a', ask)])).toEqual([1, 1]);
  });

  it('are waited for once, also where the question is only asked by waiting for it', async () => {
    const cache = new TtlCache<number>(1000);
    let asked = 0;
    // As a query of Mongoose: its type says that it may stand for a promise.
    const query = { then: (resolve: (known: number) => void) => resolve(++asked) } as Promise<number>;
    expect(await cache.get('a', () => query)).toBe(1);
    expect(await cache.get('a', () => query)).toBe(1);
  });

  it('are not remembered when they failed', async () => {
    const cache = new TtlCache<number>(1000);
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', async () => 5)).toBe(5);
  });

  it('can be forgotten, also while they are under way', async () => {
    const cache = new TtlCache<string>(1000);
    await cache.get('a', async () => 'ana');
    await cache.get('b', async () => 'eva');
    const underWay = cache.get('c', async () => 'old');
    cache.forget((known) => known === 'ana');
    expect(await underWay).toBe('old');
    expect(await cache.get('a', async () => 'new')).toBe('new');
    expect(await cache.get('b', async () => 'new')).toBe('eva');
    expect(await cache.get('c', async () => 'new')).toBe('new');
  });

  it('make room for new ones by dropping the oldest', async () => {
    const cache = new TtlCache<number>(1000, 2);
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => 1);
    expect(await cache.get('c', async () => 2)).toBe(1);
    expect(await cache.get('a', async () => 2)).toBe(2);
  });
});
