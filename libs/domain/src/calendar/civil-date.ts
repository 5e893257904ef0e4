/** A day of the civil calendar, `YYYY-MM-DD`, without time or zone. */
export type CivilDate = string;

/** Days since 1970-01-01: what the engine calculates with. */
export type DayNumber = number;

const MS_PER_DAY = 86_400_000;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The earliest and latest days a plan may name: outside them a date is a typing mistake. */
export const FIRST_DAY: CivilDate = '1970-01-01';
export const LAST_DAY: CivilDate = '2199-12-31';

/** The day's number. Only for dates that `isCivilDate` accepts. */
export function dayNumber(date: CivilDate): DayNumber {
  return (
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / MS_PER_DAY
  );
}

/** The civil date of a day number. */
export function civilDate(day: DayNumber): CivilDate {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** True for a day that exists, written `YYYY-MM-DD`, from 1970 to 2199. */
export function isCivilDate(value: unknown): value is CivilDate {
  if (typeof value !== 'string' || !PATTERN.test(value) || value < FIRST_DAY || value > LAST_DAY)
    return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}

/** The date `days` calendar days later (earlier when negative). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return civilDate(dayNumber(date) + days);
}

/** Sunday 0 … Saturday 6. */
export function weekday(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}
