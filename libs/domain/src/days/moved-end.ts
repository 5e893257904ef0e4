import { addDays, type CivilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan } from '../plan/plan';
import { planLastDay } from './plan-last-day';

/** Whether the project ends on another day. */
export interface MovedEnd {
  /** The day on which it ends, inclusive (see `planLastDay`). */
  readonly before: CivilDate;
  readonly after: CivilDate;
  /** Working days, negative when it comes sooner. */
  readonly by: number;
}

/** How a change moves the end of the project; null where there is no work at all. */
export function movedEnd(before: Plan, after: Plan): MovedEnd | null {
  const [old, now] = [planLastDay(before), planLastDay(after)];
  if (old === null || now === null) return null;
  return { before: old, after: now, by: workingDaysBetween(before, addDays(old, 1), addDays(now, 1)) };
}

/** Working days of the plan's calendar from one day to another, negative backwards. */
export const workingDaysBetween = ({ settings }: Plan, from: CivilDate, to: CivilDate): number =>
  calendarOf(settings).countWorking(dayNumber(from), dayNumber(to));
