import type { CivilDate } from './civil-date';

/** What a holiday is called: those of a country have a name, a day that somebody typed may have none. */
export interface HolidayName {
  readonly date: CivilDate;
  readonly name: string;
}

/** The names of days that are holidays, in the order of the days, one a day (the last that was given), without blanks around. */
export function namesOfHolidays(
  holidays: readonly CivilDate[],
  names: readonly HolidayName[],
): readonly HolidayName[] {
  const byDay = new Map(names.map(({ date, name }) => [date, name.trim()]));
  return [...new Set(holidays)].sort().flatMap((date) => {
    const name = byDay.get(date);
    return name ? [{ date, name }] : [];
  });
}
