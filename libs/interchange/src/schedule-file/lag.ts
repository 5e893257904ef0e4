import type { DayNumber, LinkType } from '@plomada/domain';
import type { ImportParams, ImportWarningCode } from '../read-result';
import { type FileCalendar, type FileCalendars, sameDays } from './calendar';
import type { FileLag } from './file-schedule';
import type { Bar } from './task-dates';

const MAX_LAG = 999;

export interface LagContext {
  readonly calendar: FileCalendar;
  readonly calendars: FileCalendars;
  readonly warn: (code: ImportWarningCode, params: ImportParams) => void;
}

/**
 * A link's lag in whole working days. Elapsed time becomes the working days that it covers from the source's present
 * date, and so do the working days of another calendar; a percentage becomes its share of the source's present duration;
 * part days are rounded half away from zero.
 */
export function lagOf(lag: FileLag, type: LinkType, source: Bar, context: LagContext): number {
  if ('percent' in lag) return lag.percent === 0 ? 0 : percentLag(lag.percent, source, context);
  if (lag.days === 0) return 0;
  if (lag.isElapsed) return elapsedLag(lag.days, type, source, context);
  const whole = wholeDays(lag.days);
  const before = rounded(lag.days);
  if (before !== whole) context.warn('LAG_ROUNDED', { before, after: whole });
  const own = context.calendars.find(lag.calendarId);
  if (own && !sameDays(own, context.calendar)) return lagOfOther(own, whole, type, source, context);
  return withinLimit(whole, context);
}

function lagOfOther(
  { days, name }: FileCalendar,
  before: number,
  type: LinkType,
  source: Bar,
  context: LagContext,
): number {
  const from = edgeOf(source, type);
  const count = Math.min(Math.max(before, -2 * MAX_LAG), 2 * MAX_LAG);
  const to = count < 0 ? days.startOf(from, -count) : days.endOf(from, count);
  const lag = withinLimit(context.calendar.days.countWorking(from, to), context);
  if (lag !== before) context.warn('LAG_OF_OTHER_CALENDAR', { calendar: name, before, after: lag });
  return lag;
}

function edgeOf(source: Bar, type: LinkType): DayNumber {
  return type === '0' || type === '2' ? source.end : source.start;
}

function percentLag(percent: number, source: Bar, context: LagContext): number {
  const lag = withinLimit(wholeDays((source.duration * percent) / 100), context);
  context.warn('LAG_PERCENT', { before: rounded(percent), after: lag });
  return lag;
}

function elapsedLag(days: number, type: LinkType, source: Bar, context: LagContext): number {
  const from = edgeOf(source, type);
  const to = from + Math.min(Math.max(wholeDays(days), -2 * MAX_LAG), 2 * MAX_LAG);
  const lag = withinLimit(context.calendar.days.countWorking(from, to), context);
  context.warn('LAG_ELAPSED', { before: rounded(days), after: lag });
  return lag;
}

function withinLimit(lag: number, { warn }: LagContext): number {
  const limited = Math.min(Math.max(lag, -MAX_LAG), MAX_LAG);
  if (limited !== lag) warn('LAG_CUT', { before: lag, after: limited });
  return limited;
}

/** Half away from zero; never -0. */
function wholeDays(days: number): number {
  return Math.sign(days) * Math.round(Math.abs(days)) || 0;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
