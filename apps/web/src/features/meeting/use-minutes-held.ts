import { useEffect, useState } from 'react';
import { type MeetingRecord, minutesOf } from './meeting-record';

const LOOK_EVERY_MS = 5_000;

/** Whole minutes since the meeting began. */
export function useMinutes(record: MeetingRecord): number {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return minutesOf(record, now);
}
