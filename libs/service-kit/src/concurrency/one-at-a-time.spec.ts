import { oneAtATime } from './one-at-a-time';

describe('what is asked once at a time', () => {
  let asked: { resolve: (answer: string) => void; reject: (why: Error) => void }[] = [];
  beforeEach(() => (asked = []));
  const ask = oneAtATime(() => new Promise<string>((resolve, reject) => asked.push({ resolve, reject })));

  it('is one question for all who ask before it is answered, and another one afterwards', async () => {
    const both = [ask(), ask()];
    asked[0]!.resolve('first');
    expect(await Promise.all(both)).toEqual(['first', 'first']);
    const later = ask();
    asked[1]!.resolve('second');
    expect(await later).toBe('second');
    expect(asked).toHaveLength(2);
  });

  it('is asked again after it failed', async () => {
    const failed = ask();
    asked[0]!.reject(new Error('away'));
    await expect(failed).rejects.toThrow('away');
    const again = ask();
    asked[1]!.resolve('back');
    expect(await again).toBe('back');
  });
});
