import { type DayNumber, FIRST_DAY, LAST_DAY, civilDate, dayNumber, weekday } from '@plomada/domain';
import type { ImportParams, ImportWarningCode } from '../read-result';
import type { FileCalendar } from './calendar';
import type { FileRow } from './file-schedule';
import { type Instant, boundaryOf, moment } from './instant';

/** The longest ordinary task of a plan, in working days. */
export const MAX_DURATION = 999;
/** Durations are minutes over minutes: below this they are whole. */
const EPSILON = 1e-6;

/** A bar in whole days, `end` exclusive, with its working days. */
export interface Bar {
  readonly start: DayNumber;
  readonly end: DayNumber;
  readonly duration: number;
}

export interface DateContext {
  readonly calendar: FileCalendar;
  /** That of the task, where it has one. */
  readonly own?: FileCalendar | undefined;
  readonly projectStart: DayNumber;
  readonly warn: (code: ImportWarningCode, params: ImportParams) => void;
}

/** A milestone's place; the project's start when the file gives none, until it is calculated. */
export function milestoneBar(row: FileRow, context: DateContext): Bar {
  const at = row.finish ?? row.start;
  const day = Math.min(at ? boundaryOf(at) : context.projectStart, dayNumber(LAST_DAY));
  return { start: day, end: day, duration: 0 };
}

/**
 * An ordinary task in whole days. Its finish day is kept, and so is its start day, but for one case: a task that begins
 * during a day and would count that day too begins the day after, so that its duration stays and so does the order of
 * the work linked before it. Whatever differs from the file is warned about.
 */
export function taskBar(row: FileRow, context: DateContext): Bar {
  const days = workingDaysOf(row);
  const given = givenDays(row, days, context);
  const bar = onWorkingDays(given, context);
  const shifted = startAfterPartDay(row.start, bar, days, context);
  warnDuration(row, shifted, context);
  return shifted;
}

/** The file's duration in working days; null when it has none, counts round the clock or its dates decide. */
function workingDaysOf({ duration }: FileRow): number | null {
  return duration && !duration.isElapsed && !duration.followsDates ? Math.max(0, duration.days) : null;
}

/** First day and exclusive end as the file gives them; what is missing follows from the duration. */
function givenDays(
  row: FileRow,
  days: number | null,
  context: DateContext,
): { start: DayNumber; end: DayNumber } {
  const { start: from, finish: to } = row;
  const { days: calendar } = context.calendar;
  const duration = clampDuration(Math.ceil((days ?? 1) - EPSILON));
  if (from && to) {
    const end = endDay(to, from.day, daysNeeded(row, from, duration, context), context);
    if (end > from.day) return { start: from.day, end };
    context.warn('DATES_REVERSED', {
      before: `${civilDate(from.day)} – ${civilDate(to.day)}`,
      after: civilDate(from.day),
    });
    return { start: from.day, end: calendar.endOf(from.day, duration) };
  }
  const start = to ? calendar.startOf(to.day + 1, duration) : (from?.day ?? context.projectStart);
  const end = to ? to.day + 1 : calendar.endOf(start, duration);
  if (days === null && (from || to))
    context.warn('DATES_INCOMPLETE', {
      before: civilDate((from ?? to)!.day),
      after: `${civilDate(start)} – ${civilDate(end - 1)}`,
    });
  return { start, end };
}

/** Of a task that works longer or shorter days than the project, how many of its own its duration takes. */
function daysNeeded({ duration }: FileRow, from: Instant, days: number, { own }: DateContext): number {
  const ofDay = own?.minutes[weekday(from.day)];
  if (!ofDay || !duration?.dayMinutes || duration.isElapsed) return days;
  return Math.ceil((duration.days * duration.dayMinutes) / ofDay - EPSILON);
}

/**
 * The exclusive end: the day after the finish. A finish before work begins that day is the end of the day before it
 * (round-the-clock calendars finish at 00:00, a finish bound by another task's start at its hour), unless the duration needs the day (tools that write dates without times).
 */
function endDay(to: Instant, start: DayNumber, duration: number, { calendar }: DateContext): DayNumber {
  const { days, openings } = calendar;
  const opening = openings[weekday(to.day)]!;
  const isBeforeWork = to.minute === 0 || (to.minute <= opening && days.isWorking(to.day));
  const neededWithoutIt = days.countWorking(start, to.day) >= duration;
  const isEndBefore = isBeforeWork && to.day > start && neededWithoutIt;
  return isEndBefore ? days.atOrBefore(to.day - 1) + 1 : to.day + 1;
}

/** A bar with at least one working day, at most the longest, within the years a plan may name. */
function onWorkingDays(given: { start: DayNumber; end: DayNumber }, context: DateContext): Bar {
  const { days } = context.calendar;
  let { start, end } = given;
  if (days.countWorking(start, end) < 1) {
    const day = days.atOrAfter(start);
    context.warn('DATES_ON_NON_WORKING_DAYS', { before: civilDate(start), after: civilDate(day) });
    start = day;
    end = day + 1;
  }
  const duration = days.countWorking(start, end);
  if (duration > MAX_DURATION) {
    context.warn('DURATION_CUT', { before: duration, after: MAX_DURATION });
    end = days.endOf(start, MAX_DURATION);
  }
  return withinYears({ start, end, duration: Math.min(duration, MAX_DURATION) }, context);
}

/** The bar, or the nearest that lies within the years that a plan may name; a point has no working day to keep. */
export function withinYears(bar: Bar, context: Omit<DateContext, 'projectStart'>): Bar {
  const last = dayNumber(LAST_DAY);
  const first = dayNumber(FIRST_DAY);
  if (bar.start >= first && bar.end <= last) return bar;
  if (bar.start === bar.end) {
    const at = Math.min(Math.max(bar.start, first), last);
    context.warn('DATES_OUT_OF_RANGE', { before: civilDate(bar.start), after: civilDate(at) });
    return { start: at, end: at, duration: 0 };
  }
  const { days } = context.calendar;
  const end = bar.end > last ? last : days.endOf(days.atOrAfter(first), 1);
  const start = bar.end > last ? Math.min(bar.start, days.startOf(end, 1)) : days.atOrAfter(first);
  context.warn('DATES_OUT_OF_RANGE', { before: civilDate(bar.start), after: civilDate(start) });
  return { start, end, duration: days.countWorking(start, end) };
}

function startAfterPartDay(
  from: Instant | null,
  bar: Bar,
  days: number | null,
  { calendar, warn }: DateContext,
): Bar {
  if (!from || days === null || from.day !== bar.start) return bar;
  const opening = calendar.openings[weekday(from.day)]!;
  const duration = clampDuration(Math.ceil(days - EPSILON));
  if (from.minute <= opening || !calendar.days.isWorking(from.day) || bar.duration <= duration) return bar;
  const start = calendar.days.addWorking(bar.start, 1);
  warn('START_ROUNDED', { before: moment(civilDate(from.day), from.minute), after: civilDate(start) });
  return { start, end: bar.end, duration: bar.duration - 1 };
}

function warnDuration({ duration }: FileRow, bar: Bar, { warn }: DateContext): void {
  if (!duration) return;
  if (duration.isElapsed) {
    warn('DURATION_ELAPSED', { before: rounded(duration.days), after: bar.duration });
    return;
  }
  const days = Math.max(0, duration.days);
  if (Math.abs(days - bar.duration) < EPSILON) return;
  if (days > MAX_DURATION && bar.duration === MAX_DURATION) return;
  // Seconds over or under a whole day are nothing that a person could see.
  if (rounded(days) === bar.duration) return;
  const isPartDay = Math.abs(days - bar.duration) < 1;
  warn(isPartDay ? 'DURATION_ROUNDED' : 'DURATION_CHANGED', { before: rounded(days), after: bar.duration });
}

function clampDuration(days: number): number {
  return Math.min(Math.max(1, days), MAX_DURATION);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
