import { type CivilDate, planDay } from '@plomada/domain';

/** The day of the server's now, as plans count days. */
export function civilToday(): CivilDate {
  return planDay(new Date().toISOString());
}
