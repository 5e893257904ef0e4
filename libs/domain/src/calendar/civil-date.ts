/** A day of the civil calendar, `YYYY-MM-DD`, without time or zone. */
export type CivilDate = string;

/** Days since 1970-01-01: what the engine calculates with. */
export type DayNumber = number;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const ZERO = 48;

/** The earliest and latest days a plan may name: outside them a date is a typing mistake. */
export const FIRST_DAY: CivilDate = '1970-01-01';
export const LAST_DAY: CivilDate = '2199-12-31';

/**
 * The day's number. Only for dates that `isCivilDate` accepts.
 *
 * Integer arithmetic instead of `Date`: a schedule reads thousands of dates at every edit.
 */
export function dayNumber(date: CivilDate): DayNumber {
  const month = digit(date, 5) * 10 + digit(date, 6);
  const day = digit(date, 8) * 10 + digit(date, 9);
  let year = digit(date, 0) * 1000 + digit(date, 1) * 100 + digit(date, 2) * 10 + digit(date, 3);
  // Years counted from March, so that the leap day is the last of its year.
  if (month <= 2) year -= 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + dayOfYear - DAYS_TO_1970;
}

/** From 0000-03-01 to 1970-01-01. */
const DAYS_TO_1970 = 719_468;

function digit(date: CivilDate, position: number): number {
  return date.charCodeAt(position) - ZERO;
}

/** The civil date of a day number; days before the year 0 or after 9999, which have no such text, give the nearest one. */
export function civilDate(day: DayNumber): CivilDate {
  const days = Math.min(Math.max(day, -DAYS_TO_1970), LAST_WRITTEN) + DAYS_TO_1970;
  const era = Math.floor(days / DAYS_PER_400_YEARS);
  const ofEra = days - era * DAYS_PER_400_YEARS;
  const leapDays = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const yearOfEra = Math.floor((ofEra - leapDays) / 365);
  const dayOfYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  const dayOfMonth = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return `${twoDigits(Math.floor(year / 100))}${twoDigits(year % 100)}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
}

/** 9999-12-31. */
const LAST_WRITTEN = 2_932_896;
const DAYS_PER_400_YEARS = 146_097;

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
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

/** The Monday of a date's week. */
export function weekStart(date: CivilDate): CivilDate {
  const day = dayNumber(date);
  return civilDate(day - ((weekday(day) + 6) % 7));
}

/** Sunday 0 … Saturday 6. */
export function weekday(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}
