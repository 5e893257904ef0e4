import { act, render, screen } from '@testing-library/react';
import { useDay } from './use-day';

const Day = ({ timeZone = null }: { timeZone?: string | null }) => <p>{useDay(timeZone)}</p>;

describe('the day of an open page', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-02T22:30:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('is another one from midnight on', () => {
    render(<Day />);
    act(() => void jest.advanceTimersByTime(90 * 60_000 - 1));
    expect(screen.getByText('2026-03-02')).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText('2026-03-03')).toBeVisible();
  });

  it('is another one from midnight of its time zone on', () => {
    jest.setSystemTime(new Date('2026-03-03T02:30:30Z'));
    render(<Day timeZone="America/Santiago" />);
    act(() => void jest.advanceTimersByTime(29 * 60_000 + 29_999));
    expect(screen.getByText('2026-03-02')).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText('2026-03-03')).toBeVisible();
  });

  it('is looked at when the page comes back from a sleep', () => {
    render(<Day />);
    jest.setSystemTime(new Date('2026-03-05T08:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('2026-03-05')).toBeVisible();
  });
});
