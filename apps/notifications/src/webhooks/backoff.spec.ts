import { restAfter, waitAfter } from './backoff';

const seconds = (wait: typeof waitAfter) => [1, 2, 3, 4, 9].map((times) => wait(times, 30_000) / 1000);

describe('what is told later', () => {
  it('waits twice as long after each try of its own', () => {
    expect(seconds(waitAfter)).toEqual([30, 60, 120, 240, 7680]);
  });

  it('waits for a receiver that gives no answer two minutes at most', () => {
    expect(seconds(restAfter)).toEqual([30, 60, 120, 120, 120]);
  });
});
