import type { WorkCalendar } from '../calendar/work-calendar';

/**
 * Where the end of work may stand at the earliest so that it is no earlier than a day (planning core, section 5), as an ordinal of
 * the calendar: work ends with the day, at the boundary after it.
 */
export const requiredEnd = (calendar: WorkCalendar, day: number): number => calendar.ordinal(day + 1);

/**
 * The same of a milestone, so that it is not read as a day before: one to which a link leads is read as the day before the boundary
 * at which it stands, any other as its own day (see `milestoneDay`).
 */
export const requiredPoint = (calendar: WorkCalendar, day: number, isLinked: boolean): number =>
  calendar.ordinal(day) + (isLinked ? 1 : 0);
