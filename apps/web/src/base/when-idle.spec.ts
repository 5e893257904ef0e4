import { whenIdle } from './when-idle';

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

it('waits for a pause that is longer than that between two frames, and no longer than two seconds', async () => {
  const asked: [(pause: Pick<IdleDeadline, 'timeRemaining' | 'didTimeout'>) => void, unknown][] = [];
  const requestIdleCallback = (...given: (typeof asked)[0]) => asked.push(given);
  Object.assign(window, { requestIdleCallback });
  const waited = jest.fn();
  const waiting = whenIdle().then(waited);
  const pause = async (ms: number, didTimeout = false) => {
    asked.at(-1)![0]({ timeRemaining: () => ms, didTimeout });
    await Promise.resolve();
  };
  expect(asked[0]![1]).toEqual({ timeout: 2_000 });
  await pause(9);
  expect(waited).not.toHaveBeenCalled();
  await pause(45);
  await waiting;
  const late = whenIdle();
  await pause(0, true);
  await expect(late).resolves.toBeUndefined();
});

it('does not wait where the browser tells of no such moments', async () => {
  await expect(whenIdle()).resolves.toBeUndefined();
});
