import { civilDate, type DayNumber, dayNumber } from '@plomada/domain';

/** What a column of a time line stands for. */
export type TimeUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Days after a unit's beginning that are for certain in the next one, and not in the one after it. */
const LONGEST: Readonly<Record<TimeUnit, number>> = { day: 1, week: 7, month: 31, quarter: 92, year: 366 };

/** 5 January 1970, a Monday. */
const MONDAY = 4;

/** The first day of the unit that a day lies in. Weeks begin on Monday. */
export function beginOf(unit: TimeUnit, day: DayNumber): DayNumber {
  if (unit === 'day') return day;
  if (unit === 'week') return MONDAY + Math.floor((day - MONDAY) / 7) * 7;
  const [year, month] = civilDate(day).split('-') as [string, string];
  if (unit === 'month') return dayNumber(`${year}-${month}-01`);
  if (unit === 'year') return dayNumber(`${year}-01-01`);
  const first = String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0');
  return dayNumber(`${year}-${first}-01`);
}

/** The first day of the unit after the one that begins on `begin`. */
export const nextAfter = (unit: TimeUnit, begin: DayNumber): DayNumber =>
  beginOf(unit, begin + LONGEST[unit]);

/** Units that are at least in part among the days from `from` to before `to`. */
export function unitsWithin(unit: TimeUnit, from: DayNumber, to: DayNumber): number {
  let count = 0;
  for (let begin = beginOf(unit, from); begin < to; begin = nextAfter(unit, begin)) count += 1;
  return count;
}
