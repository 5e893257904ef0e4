import { addDays, type CivilDate, dayNumber, weekday } from '@plomada/domain';

/** The civil date so many days from now: for what the product compares with today, which goes on. */
export const inDays = (days: number): CivilDate => addDays(new Date().toISOString().slice(0, 10), days);

/** The Monday so many weeks after that of this week. */
export function mondayIn(weeks: number): CivilDate {
  const today = inDays(0);
  return addDays(today, 7 * weeks - ((weekday(dayNumber(today)) + 6) % 7));
}

/** As the screens write a day: DD/MM/YYYY. */
export const shownDay = (day: CivilDate): string => day.split('-').reverse().join('/');
