import { withTimeout } from './with-timeout';

describe('work with a timeout', () => {
  it('comes to what it comes to, or fails as it fails', async () => {
    await expect(withTimeout(Promise.resolve(7), 1_000)).resolves.toBe(7);
    await expect(withTimeout(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow('broken');
  });

  it('fails when it takes longer, and may fail later without anybody hearing of it', async () => {
    let fail: (error: Error) => void = () => undefined;
    const work = new Promise<never>((_, reject) => (fail = reject));
    await expect(withTimeout(work, 5)).rejects.toThrow('no answer in 5 ms');
    fail(new Error('too late'));
    await new Promise(setImmediate);
  });
});
