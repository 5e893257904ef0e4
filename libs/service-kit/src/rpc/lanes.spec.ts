import { Lanes } from './lanes';

describe('work in lanes', () => {
  it('waits for what came before in its lane, also when that fails, and for no other lane', async () => {
    const lanes = new Lanes();
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
});
