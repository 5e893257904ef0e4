import { Recent } from './recent';

describe('recent answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are remembered for their time and then asked for again', async () => {
    const recent = new Recent<number>(1000);
    let asked = 0;
    const ask = async () => ++asked;
    expect(await recent.get('a', ask)).toBe(1);
    jest.advanceTimersByTime(999);
    expect(await recent.get('a', ask)).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await recent.get('a', ask)).toBe(2);
  });

  it('are asked for once by many at a time', async () => {
    const recent = new Recent<number>(1000);
    let asked = 0;
    const ask = async () => ++asked;
    expect(await Promise.all([recent.get('a', ask), recent.get('a', ask)])).toEqual([1, 1]);
  });

  it('are not remembered when they failed', async () => {
    const recent = new Recent<number>(1000);
    await expect(recent.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await recent.get('a', async () => 5)).toBe(5);
  });

  it('can be forgotten, also while they are under way', async () => {
    const recent = new Recent<string>(1000);
    await recent.get('a', async () => 'ana');
    await recent.get('b', async () => 'eva');
    const underWay = recent.get('c', async () => 'old');
    recent.forget((known) => known === 'ana');
    expect(await underWay).toBe('old');
    expect(await recent.get('a', async () => 'new')).toBe('new');
    expect(await recent.get('b', async () => 'new')).toBe('eva');
    expect(await recent.get('c', async () => 'new')).toBe('new');
  });

  it('make room for new ones by dropping the oldest', async () => {
    const recent = new Recent<number>(1000, 2);
    for (const key of ['a', 'b', 'c']) await recent.get(key, async () => 1);
    expect(await recent.get('c', async () => 2)).toBe(1);
    expect(await recent.get('a', async () => 2)).toBe(2);
  });
});
