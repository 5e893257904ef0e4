import { type CivilDate, civilDate } from '../calendar/civil-date';

const MS_PER_DAY = 24 * 60 * 60_000;

/**
 * The civil day of an instant (ISO 8601 UTC) where a plan is: every "today" of a plan is this. Without a time zone it is the day of
 * UTC; so it is with one that this machine does not know, as newer ones do, rather than no day at all.
 */
export function planDay(instant: string, timeZone?: string | null): CivilDate {
  const clock = timeZone == null ? null : clockOf(timeZone);
  if (!clock) return instant.slice(0, 10);
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock.formatToParts(Date.parse(instant))) shown[type] = value;
  return civilDate(Date.UTC(Number(shown.year), Number(shown.month) - 1, Number(shown.day)) / MS_PER_DAY);
}

/** Whether this machine knows a time zone of the IANA by that name ('America/Santiago'). */
export const isTimeZone = (name: string): boolean => clockOf(name) !== null;

/** Offsets ('+03:00') are taken by `Intl`, but are no zone that somebody lives in. */
const ZONE_NAME = /^[A-Za-z]/;
/** To make one takes longer than to ask it a thousand times. Names come from outside: no more are kept than there are zones. */
const clocks = new Map<string, Intl.DateTimeFormat | null>();
const MOST_KEPT = 1_000;

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = newClock(timeZone);
    if (clocks.size < MOST_KEPT) clocks.set(timeZone, clock);
  }
  return clock;
}

function newClock(timeZone: string): Intl.DateTimeFormat | null {
  if (!ZONE_NAME.test(timeZone)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  } catch {
    return null;
  }
}
