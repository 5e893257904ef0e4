import { type CivilDate, planDay } from '@plomada/domain';

/** The day of the server's now where a plan is. */
export function civilToday(timeZone: string | null): CivilDate {
  return planDay(new Date().toISOString(), timeZone);
}
