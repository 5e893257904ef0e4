import { whenIdle } from './when-idle';

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

it('waits for a moment in which the browser has nothing to do, and no longer than two seconds', async () => {
  const asked: [() => void, unknown][] = [];
  const requestIdleCallback = (run: () => void, options: unknown) => asked.push([run, options]);
  Object.assign(window, { requestIdleCallback });
  const waited = jest.fn();
  const waiting = whenIdle().then(waited);
  await Promise.resolve();
  expect(waited).not.toHaveBeenCalled();
  const [run, options] = asked[0]!;
  expect(options).toEqual({ timeout: 2_000 });
  run();
  await waiting;
  expect(waited).toHaveBeenCalled();
});

it('does not wait where the browser tells of no such moments', async () => {
  await expect(whenIdle()).resolves.toBeUndefined();
});
