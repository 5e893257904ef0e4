import { addDays, type CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { planLastDay } from '../days/plan-last-day';

/** The day after the last one of a plan (exclusive); null in an empty one. */
export function planEnd(plan: Plan): CivilDate | null {
  const last = planLastDay(plan);
  return last && addDays(last, 1);
}
