import { inPortions } from './in-portions';

/** Takes longer than a portion may, at each step. */
function* slow(steps: number, begun: (step: number) => void): Generator<void, string> {
  for (let step = 1; step <= steps; step += 1) {
    begun(step);
    const until = performance.now() + 15;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

describe('a calculation in portions', () => {
  it('answers its result, and lets others run in between', async () => {
    const order: string[] = [];
    const other = setInterval(() => order.push('other'));
    const result = await inPortions(
      slow(4, (step) => order.push(String(step))),
      new AbortController().signal,
    );
    clearInterval(other);
    expect(result).toBe('done');
    expect(order.indexOf('other')).toBeGreaterThanOrEqual(0);
    expect(order.indexOf('other')).toBeLessThan(order.indexOf('4'));
  });

  it('ends when nobody wants it any more', async () => {
    const control = new AbortController();
    let steps = 0;
    const result = await inPortions(
      slow(100, (step) => {
        steps = step;
        if (step === 3) control.abort();
      }),
      control.signal,
    );
    expect(result).toBeNull();
    expect(steps).toBe(3);
  });
});
