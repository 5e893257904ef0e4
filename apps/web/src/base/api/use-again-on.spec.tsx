import { renderHook } from '@testing-library/react';
import { useAgainOn } from './use-again-on';

describe('asking again', () => {
  const again = jest.fn();
  let hook: ReturnType<typeof renderHook<void, number>>;
  const hear = (news: number) => hook.rerender(news);
  beforeEach(() => {
    jest.useFakeTimers();
    again.mockReset();
    hook = renderHook((news: number) => useAgainOn(news, again), { initialProps: 1 });
  });
  afterEach(() => {
    hook.unmount();
    jest.useRealTimers();
  });

  it('does not come of what was known at first', () => {
    jest.advanceTimersByTime(10_000);
    expect(again).not.toHaveBeenCalled();
  });

  it('comes at once, and for all that follows within two seconds once more after them', () => {
    hear(2);
    jest.advanceTimersByTime(0);
    expect(again).toHaveBeenCalledTimes(1);
    for (const news of [3, 4, 5]) {
      hear(news);
      jest.advanceTimersByTime(500);
    }
    expect(again).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(500);
    expect(again).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(10_000);
    expect(again).toHaveBeenCalledTimes(2);
  });

  it('does not come once the page was left', () => {
    hear(2);
    hook.unmount();
    jest.advanceTimersByTime(10_000);
    expect(again).not.toHaveBeenCalled();
  });
});
