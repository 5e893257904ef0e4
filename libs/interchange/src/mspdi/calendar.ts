import { weekday } from '@plomada/domain';
import type { ExceptionDay, FileCalendarSource, FileWeekDay } from '../schedule-file/file-schedule';
import { type Span, instantOf, minuteOf } from '../schedule-file/instant';
import { weekDayOf } from '../schedule-file/week-day';
import type { XmlElement } from '../xml/collector';
import { flag } from './fields';
import { recurrenceOf } from './recurrence';

const MAX_SPECIAL_WEEKS = 1000;
/** Week days that one calendar lists and we look at: its seven, and the exceptions of old files. */
const MAX_WEEK_DAYS = 5000;

type WeekDays = FileCalendarSource['weekDays'];

/** A Calendar element in the terms that all formats share. */
export function calendarSource(calendar: XmlElement): FileCalendarSource {
  return {
    id: calendar.fields['UID']?.trim() ?? '',
    name: calendar.fields['Name'] ?? '',
    baseId: calendar.fields['BaseCalendarUID']?.trim(),
    weekDays: weekDaysOf(calendar),
    *exceptions(span) {
      yield* oldStyle(calendar, span);
      yield* recurring(calendar, span);
      yield* specialWeeks(calendar, span);
    },
  };
}

/** What the first week day of each number says. They are numbered 1 to 7 from Sunday. */
function weekDaysOf(calendar: XmlElement): WeekDays {
  const said = new Map<number, FileWeekDay>();
  for (const element of listedDays(calendar)) {
    const day = Number(element.fields['DayType']?.trim()) - 1;
    if (day >= 0 && day <= 6 && !said.has(day))
      said.set(day, { ...worked(element), isWorking: flag(element.fields['DayWorking']) });
  }
  return said;
}

function worked(weekDay: XmlElement): FileWeekDay {
  const times = weekDay.children['WorkingTimes']?.[0]?.children['WorkingTime'] ?? [];
  return weekDayOf(
    times.flatMap(({ fields }) => {
      const from = minuteOf(fields['FromTime']);
      return from === null ? [] : [[from, minuteOf(fields['ToTime']) ?? from] as const];
    }),
  );
}

/** Old files write exceptions as week days of type 0 with a period; newer ones write the same days again, the new way. */
function* oldStyle(calendar: XmlElement, span: Span): Generator<ExceptionDay> {
  for (const weekDay of listedDays(calendar)) {
    if (weekDay.fields['DayType']?.trim() !== '0') continue;
    const isWorking = flag(weekDay.fields['DayWorking']);
    for (const day of periodDays(weekDay, span)) yield [day, isWorking];
  }
}

function* recurring(calendar: XmlElement, span: Span): Generator<ExceptionDay | null> {
  for (const exception of calendar.children['Exceptions']?.[0]?.children['Exception'] ?? []) {
    const period = periodOf(exception);
    if (!period) continue;
    for (const day of recurrenceOf(exception.fields, period)) {
      if (day !== null && day > span.to) break;
      yield day === null ? null : [day, flag(exception.fields['DayWorking'])];
    }
  }
}

function* specialWeeks(calendar: XmlElement, span: Span): Generator<ExceptionDay | null> {
  const weeks = calendar.children['WorkWeeks']?.[0]?.children['WorkWeek'] ?? [];
  for (const week of weeks.slice(0, MAX_SPECIAL_WEEKS)) {
    const said = weekDaysOf(week);
    for (const day of periodDays(week, span)) {
      const ofDay = said.get(weekday(day));
      yield ofDay ? [day, ofDay.isWorking] : null;
    }
  }
}

/** The week days that a calendar or one of its special weeks lists. */
function listedDays(owner: XmlElement): readonly XmlElement[] {
  return (owner.children['WeekDays']?.[0]?.children['WeekDay'] ?? []).slice(0, MAX_WEEK_DAYS);
}

function* periodDays(owner: XmlElement, span: Span): Generator<number> {
  const period = periodOf(owner);
  if (!period) return;
  const to = Math.min(period.to, span.to);
  for (let day = Math.max(period.from, span.from); day <= to; day += 1) yield day;
}

/** First and last day, both inclusive, as the file writes them. */
function periodOf(owner: XmlElement): Span | null {
  const fields = owner.children['TimePeriod']?.[0]?.fields;
  const from = instantOf(fields?.['FromDate'])?.day;
  const to = instantOf(fields?.['ToDate'])?.day;
  return from === undefined ? null : { from, to: to ?? from };
}
