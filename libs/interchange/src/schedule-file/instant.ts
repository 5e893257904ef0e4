import { type CivilDate, type DayNumber, FIRST_DAY, LAST_DAY, civilDate, dayNumber } from '@plomada/domain';

/** A moment of a file: its day, and the minute of that day. */
export interface Instant {
  readonly day: DayNumber;
  readonly minute: number;
}

/** The days within which something matters. */
export interface Span {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

const MS_PER_DAY = 86_400_000;
const INSTANT = /^(\d{4}-(\d{2})-(\d{2}))(?:[T ](\d{1,2})[:.]?(\d{2}))?/;
const TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?/i;
const HALF_DAY = 12 * 60;
const NOON = 12 * 60;

/** The moment written as `YYYY-MM-DD[Thh:mm]`, the time also with a point or nothing between as old P6 does; null when there is none, it does not exist or lies outside 1970..2199. */
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

/** The day boundary at which a file's milestone stands: at or after midday it is the end of its day. */
export function boundaryOf(at: Instant): DayNumber {
  return at.minute >= NOON ? at.day + 1 : at.day;
}

/** The date of a day, or the nearest that a plan may name. */
export function withinYears(day: DayNumber): CivilDate {
  return civilDate(Math.min(Math.max(day, dayNumber(FIRST_DAY)), dayNumber(LAST_DAY)));
}

/** The date of a file's moment as people read it, with its time: for the warnings. */
export function moment(date: CivilDate, minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The earliest of some minutes of a day, null without any. */
export function earliestOf(minutes: readonly number[]): number | null {
  return minutes.reduce<number | null>((least, at) => (least === null || at < least ? at : least), null);
}

/** Minute of the day of a time `HH:MM[:SS]`, or of one of either half of the day, `5:00 PM`. */
export function minuteOf(text: string | undefined): number | null {
  const match = TIME.exec(text?.trim() ?? '');
  if (!match) return null;
  const minute = Number(match[1]) * 60 + Number(match[2]);
  if (!match[3]) return minute;
  return (minute % HALF_DAY) + (match[3].toLowerCase() === 'p' ? HALF_DAY : 0);
}
