import { type CivilDate, civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import type { Plan } from '../../plan/plan';

/** Duration of a task created in one action, in working days (planning core, section 9). */
export const DEFAULT_DURATION = 3;
/** Rows of a plan: well above what an import may bring, so that planning can go on after the largest one. */
export const MAX_TASKS = 10_000;

/** The first day on which the project works. */
export function firstWorkingDay(plan: Plan): CivilDate {
  return civilDate(calendarOf(plan.settings).atOrAfter(dayNumber(plan.settings.startDate)));
}
