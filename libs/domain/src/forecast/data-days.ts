import { type CivilDate, civilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, PlanSettings } from '../plan/plan';
import { openTerm } from '../terms/open-term';

/** The day of which nothing is known yet: the first of the open term, or a later status date. */
export function dataDateOf(plan: Plan): CivilDate {
  const { startDate } = openTerm(plan);
  const { dataDate } = plan.settings;
  return dataDate != null && dataDate > startDate ? dataDate : startDate;
}

/** Turns dates into the days of a forecast, ordinals of working days from the data date, and back. */
export class DataDays {
  private readonly calendar;
  private readonly zero: number;

  constructor(settings: Pick<PlanSettings, 'workingDays' | 'holidays'>, dataDate: CivilDate) {
    this.calendar = calendarOf(settings);
    this.zero = this.calendar.ordinal(dayNumber(dataDate));
  }

  /** The day of a date, or of the first worked one after it. Of an exclusive end, the exclusive end. */
  of(date: CivilDate): number {
    return this.ofOrdinal(this.calendar.ordinal(dayNumber(date)));
  }

  /** The same of an ordinal of the calendar. */
  ofOrdinal(ordinal: number): number {
    return ordinal - this.zero;
  }

  /** The exclusive end of a date's work: one more than its day where it is worked. */
  after(date: CivilDate): number {
    return this.ofOrdinal(this.calendar.ordinal(dayNumber(date) + 1));
  }

  /** The last worked day before an exclusive end. */
  lastWorkedDay(end: number): CivilDate {
    return civilDate(this.calendar.endAt(end + this.zero) - 1);
  }
}
