import { type CivilDate, type ImportedSchedule, addDays, calendarOf, dayNumber } from '@plomada/domain';

/**
 * When a milestone at a day boundary is reached: at the end of the day before where work leads to it, else at the beginning
 * of its own. Read back, both are the same boundary.
 */
export function pointTime(
  date: CivilDate,
  calendar: Pick<ImportedSchedule, 'workingDays' | 'holidays'>,
  isBound: boolean,
): string {
  const days = calendarOf(calendar);
  const day = dayNumber(date);
  const endsWork = days.isWorking(day - 1) && (isBound || !days.isWorking(day));
  return endsWork ? `${addDays(date, -1)}T17:00:00` : `${date}T08:00:00`;
}
