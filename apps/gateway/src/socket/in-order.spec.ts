import { InOrder } from './in-order';

describe('work in order', () => {
  it('waits for what came before in its lane, also when that fails, and for no other lane', async () => {
    const lanes = new InOrder();
    const done: string[] = [];
    let release: () => void = () => undefined;
    const first = lanes.run('a', () =>
      new Promise<void>((resolve) => (release = resolve)).then(() => done.push('a1')),
    );
    const second = lanes.run('a', async () => {
      done.push('a2');
      throw new Error('no');
    });
    const third = lanes.run('a', async () => done.push('a3'));
    await lanes.run('b', async () => done.push('b1'));
    expect(done).toEqual(['b1']);
    release();
    await first;
    await expect(second).rejects.toThrow('no');
    await third;
    expect(done).toEqual(['b1', 'a1', 'a2', 'a3']);
  });

  it('refuses a flood, and takes work again when it has ebbed', async () => {
    const lanes = new InOrder();
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const taken = Array.from({ length: 200 }, () => lanes.run('a', () => gate));
    await expect(lanes.run('a', async () => 1)).rejects.toMatchObject({
      kind: 'tooMany',
      code: 'TOO_MANY_REQUESTS',
    });
    release();
    await Promise.all(taken);
    expect(await lanes.run('a', async () => 1)).toBe(1);
  });
});
