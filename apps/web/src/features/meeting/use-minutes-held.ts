import { minutesHeld, type MinutesContent } from '@plomada/domain';
import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 5_000;

/** Whole minutes since the meeting began, or that it took. */
export function useMinutesHeld(times: Pick<MinutesContent, 'startedAt' | 'endedAt'>): number {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return minutesHeld(times, now);
}
