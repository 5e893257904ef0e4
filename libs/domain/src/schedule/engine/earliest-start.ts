import type { CivilDate } from '../../calendar/civil-date';
import type { PlanSettings } from '../../plan/plan';

/** The day before which nothing starts that has not begun: the project's start, or the data date where it is later. */
export function earliestStart({
  startDate,
  dataDate = null,
}: Pick<PlanSettings, 'startDate' | 'dataDate'>): CivilDate {
  return dataDate !== null && dataDate > startDate ? dataDate : startDate;
}
