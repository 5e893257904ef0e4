import type { WorkCalendar } from '../calendar/work-calendar';

/**
 * Where the end of a task may stand at the earliest so that it is no earlier than a day (planning core, section 5), as an ordinal of
 * the calendar. Work ends with the day, at the boundary after it; a milestone is its day.
 */
export const requiredEnd = (calendar: WorkCalendar, day: number, isMilestone: boolean): number =>
  calendar.ordinal(isMilestone ? day : day + 1);
