import { type CivilDate, type DayNumber, FIRST_DAY, LAST_DAY, civilDate, dayNumber } from '@plomada/domain';

/** A moment of a file: its day, and the minute of that day. */
export interface Instant {
  readonly day: DayNumber;
  readonly minute: number;
}

const MS_PER_DAY = 86_400_000;
const INSTANT = /^(\d{4}-(\d{2})-(\d{2}))(?:T(\d{2}):(\d{2}))?/;
const TIME = /^(\d{1,2}):(\d{2})/;
const DURATION =
  /^(-?)P(?:(\d{1,12})D)?(?:T(?:(\d{1,12}(?:[.,]\d{1,6})?)H)?(?:(\d{1,12}(?:[.,]\d{1,6})?)M)?(?:(\d{1,12}(?:[.,]\d{1,6})?)S)?)?$/;

/** The moment written in a field, null when there is none, it does not exist or lies outside 1970..2199. */
export function instantOf(text: string | undefined): Instant | null {
  const match = INSTANT.exec(text?.trim() ?? '');
  if (!match || match[1]! < FIRST_DAY || match[1]! > LAST_DAY) return null;
  const day = dayNumber(match[1]!);
  const minute = Number(match[4] ?? 0) * 60 + Number(match[5] ?? 0);
  // A day that does not exist, such as 31 February, comes out as another one. (Faster than through the day's text.)
  const date = new Date(day * MS_PER_DAY);
  const exists = date.getUTCDate() === Number(match[3]) && date.getUTCMonth() + 1 === Number(match[2]);
  return exists && minute <= 24 * 60 ? { day, minute } : null;
}

/** The day written in a field, null as for `instantOf`. */
export function dayOf(text: string | undefined): DayNumber | null {
  return instantOf(text)?.day ?? null;
}

/** The date of a day, or the nearest that a plan may name. */
export function withinYears(day: DayNumber): CivilDate {
  return civilDate(Math.min(Math.max(day, dayNumber(FIRST_DAY)), dayNumber(LAST_DAY)));
}

/** Minute of the day of a time `HH:MM:SS`. */
export function minuteOf(text: string | undefined): number | null {
  const match = TIME.exec(text?.trim() ?? '');
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** Minutes of an ISO 8601 duration such as PT40H0M0S, null when it is none. Days count 24 hours. */
export function minutesOf(text: string | undefined): number | null {
  const match = DURATION.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, sign, days, hours, minutes, seconds] = match;
  const total = decimal(days) * 1440 + decimal(hours) * 60 + decimal(minutes) + decimal(seconds) / 60;
  return sign ? -total : total;
}

/** A whole number, or the fallback when the field is missing or holds none. */
export function wholeNumber(text: string | undefined, fallback: number): number {
  const value = text?.trim() ? Number(text) : NaN;
  return Number.isSafeInteger(value) ? value : fallback;
}

/** A number, or the fallback when the field is missing or holds none. */
export function numeric(text: string | undefined, fallback: number): number {
  const value = text?.trim() ? Number(text.replace(',', '.')) : NaN;
  return Number.isFinite(value) ? value : fallback;
}

/** Yes or no, or the fallback when the field is missing. */
export function flag(text: string | undefined, fallback = false): boolean {
  const value = text?.trim().toLowerCase();
  return value ? value === '1' || value === 'true' : fallback;
}

/** The date of a file's moment as people read it, with its time: for the warnings. */
export function moment(date: CivilDate, minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function decimal(text: string | undefined): number {
  return text ? Number(text.replace(',', '.')) : 0;
}
