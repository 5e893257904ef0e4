import {
  type CivilDate,
  dayNumber,
  type HolidayName,
  type Plan,
  type PlanSettings,
  scheduleOf,
} from '@plomada/domain';

/** A day off, as a form shows it. */
export interface Holiday {
  readonly date: CivilDate;
  /** '' where nobody named it. */
  readonly name: string;
}

/** The holidays of a plan with their names, in order. */
export function holidaysOf({ holidays, holidayNames = [] }: PlanSettings): Holiday[] {
  const names = new Map(holidayNames.map(({ date, name }) => [date, name]));
  return holidays.map((date) => ({ date, name: names.get(date) ?? '' }));
}

/** As the plan keeps them: the days, and the names of those that have one. */
export function keptHolidays(holidays: readonly Holiday[]): {
  holidays: CivilDate[];
  holidayNames: HolidayName[];
} {
  return {
    holidays: holidays.map(({ date }) => date).sort(),
    holidayNames: holidays.flatMap(({ date, name }) => (name.trim() ? [{ date, name: name.trim() }] : [])),
  };
}

/** With others put in, in order; a day that is there already keeps its name, or gets one. */
export function withHolidays(present: readonly Holiday[], more: readonly Holiday[]): Holiday[] {
  const byDay = new Map(more.map((one) => [one.date, one]));
  for (const one of present)
    byDay.set(one.date, { ...one, name: one.name || byDay.get(one.date)?.name || '' });
  return [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

const MS_PER_DAY = 86_400_000;

/** The weekday of a civil date in a language. */
export function weekdayName(date: CivilDate, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    dayNumber(date) * MS_PER_DAY,
  );
}

/** The year of a civil date; this one where there is no date yet. */
export const yearOf = (date: CivilDate): number => Number(date.slice(0, 4)) || new Date().getFullYear();

/** The years in which a plan has work. */
export const yearsOf = (plan: Plan): { from: number; to: number } => ({
  from: yearOf(plan.settings.startDate),
  to: Math.max(yearOf(plan.settings.startDate), yearOf(scheduleOf(plan).projectEnd)),
});
