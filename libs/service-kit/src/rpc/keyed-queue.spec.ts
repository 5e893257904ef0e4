import { KeyedQueue } from './keyed-queue';

describe('work by key', () => {
  it('waits for what came before under its key, also when that fails, and for no other key', async () => {
    const queue = new KeyedQueue();
    const done: string[] = [];
    let release: () => void = () => undefined;
    const first = queue.run('a', () =>
      new Promise<void>((resolve) => (release = resolve)).then(() => done.push('a1')),
    );
    const second = queue.run('a', async () => {
      done.push('a2');
      throw new Error('no');
    });
    const third = queue.run('a', async () => done.push('a3'));
    await queue.run('b', async () => done.push('b1'));
    expect(done).toEqual(['b1']);
    release();
    await first;
    await expect(second).rejects.toThrow('no');
    await third;
    expect(done).toEqual(['b1', 'a1', 'a2', 'a3']);
  });
});
