import { type CivilDate, dayNumber, weekday } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';

/** What the calendar has between a first day and an end. */
export interface SpanDays {
  /** All days, worked or not. */
  readonly calendarDays: number;
  /** Holidays that take a working day away, in order. */
  readonly holidays: readonly CivilDate[];
}

/** The days in [start, end) by the calendar of the plan. */
export function spanDays(
  { settings: { workingDays, holidays } }: Pick<Plan, 'settings'>,
  { start, end }: { readonly start: CivilDate; readonly end: CivilDate },
): SpanDays {
  const takes = (day: CivilDate) => day >= start && day < end && workingDays[weekday(dayNumber(day))] === '1';
  return { calendarDays: dayNumber(end) - dayNumber(start), holidays: holidays.filter(takes) };
}
