import { type DayNumber, civilDate, dayNumber, weekday } from '@plomada/domain';
import type { Span } from '../schedule-file/instant';
import { wholeNumber } from '../schedule-file/numbers';

type Fields = Readonly<Record<string, string>>;

/** Project XML's Exception/Type. */
const YEARLY_BY_DATE = 2;
const YEARLY_BY_PLACE = 3;
const MONTHLY_BY_DATE = 4;
const MONTHLY_BY_PLACE = 5;
const WEEKLY = 6;
const EVERY_N_DAYS = 7;

/**
 * The days of a calendar exception, ascending, within its period: every day of it, every n days, on weekdays of every
 * n-th week, or by date or place ("second Tuesday") every n months or every year. Ends after `Occurrences` days where
 * the file counts them. Null for each place that was looked at for nothing, a month without a fifth Monday.
 */
export function* recurrenceOf(fields: Fields, period: Span): Generator<DayNumber | null> {
  const counted = wholeNumber(fields['EnteredByOccurrences'], 0) === 1;
  let left = counted ? Math.max(1, wholeNumber(fields['Occurrences'], 1)) : Infinity;
  const type = wholeNumber(fields['Type'], 1);
  // Consecutive days are one occurrence each but some writers count the whole run as one: their period decides.
  if (type <= 1) left = Infinity;
  for (const day of candidates(type, fields, period)) {
    if (day !== null && (day > period.to || left <= 0)) return;
    if (day === null || day < period.from) {
      yield null;
      continue;
    }
    left -= 1;
    yield day;
  }
}

function candidates(type: number, fields: Fields, period: Span): Generator<DayNumber | null> {
  const every = Math.min(Math.max(1, wholeNumber(fields['Period'], 1)), 10_000);
  switch (type) {
    case EVERY_N_DAYS:
      return steps(period, every);
    case WEEKLY:
      return weekly(period, every, wholeNumber(fields['DaysOfWeek'], 0));
    case MONTHLY_BY_DATE:
    case MONTHLY_BY_PLACE:
      return monthly(period, every, monthOf(period.from), placeIn(type === MONTHLY_BY_DATE, fields));
    case YEARLY_BY_DATE:
    case YEARLY_BY_PLACE: {
      const inYear = Math.min(Math.max(0, wholeNumber(fields['Month'], 0)), 11);
      const month = Math.floor(monthOf(period.from) / 12) * 12 + inYear;
      return monthly(period, 12, month, placeIn(type === YEARLY_BY_DATE, fields));
    }
    default:
      return steps(period, 1);
  }
}

function* steps(period: Span, every: number): Generator<DayNumber> {
  for (let day = period.from; day <= period.to; day += every) yield day;
}

/** Weeks are counted from the Sunday on or before the first day; `days` has a bit for each weekday, Sunday lowest. */
function* weekly(period: Span, every: number, days: number): Generator<DayNumber | null> {
  for (let sunday = period.from - weekday(period.from); sunday <= period.to; sunday += 7 * every) {
    for (let day = 0; day < 7; day += 1) yield days & (1 << day) ? sunday + day : null;
  }
}

type DayOfMonth = (firstOfMonth: DayNumber, length: number) => DayNumber | null;

function* monthly(
  period: Span,
  every: number,
  first: number,
  place: DayOfMonth,
): Generator<DayNumber | null> {
  for (let month = first; firstDay(month) <= period.to; month += every) {
    const start = firstDay(month);
    yield place(start, firstDay(month + 1) - start);
  }
}

function placeIn(byDate: boolean, fields: Fields): DayOfMonth {
  if (byDate) {
    const date = wholeNumber(fields['MonthDay'], 1);
    return (start, length) => (date >= 1 && date <= length ? start + date - 1 : null);
  }
  const item = wholeNumber(fields['MonthItem'], 0);
  if (item < 0 || item > LAST_ITEM) return () => null;
  const fits = fitting(item);
  const position = wholeNumber(fields['MonthPosition'], 0);
  return (start, length) => {
    const days: DayNumber[] = [];
    for (let day = start; day < start + length; day += 1) if (fits(weekday(day))) days.push(day);
    return (position >= LAST ? days[days.length - 1] : days[position]) ?? null;
  };
}

/** MonthPosition 0 to 3 are first to fourth. */
const LAST = 4;

const LAST_ITEM = 9;

/** MonthItem: 0 any day, 1 Monday to Friday, 2 the weekend, 3 to 9 Sunday to Saturday. */
function fitting(item: number): (day: number) => boolean {
  if (item === 0) return () => true;
  if (item === 1) return (day) => day >= 1 && day <= 5;
  if (item === 2) return (day) => day === 0 || day === 6;
  return (day) => day === item - 3;
}

/** Months since year 0. */
function monthOf(day: DayNumber): number {
  const date = civilDate(day);
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function firstDay(month: number): DayNumber {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return dayNumber(`${year}-${String((month % 12) + 1).padStart(2, '0')}-01`);
}
