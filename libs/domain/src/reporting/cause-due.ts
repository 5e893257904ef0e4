import { type CivilDate, civilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, Task } from '../plan/plan';
import { isUnexplained } from '../terms/causes';
import { openTerm, termLastDay } from '../terms/open-term';

/**
 * Whether it is time to ask why a leaf is below its commitment: nobody has said it, and the last day on which the open term works has
 * come (planning core, "Closing a short term (local checks)": the close asks for it at the latest).
 */
export function isCauseDue(plan: Plan, task: Task, today: CivilDate): boolean {
  return isUnexplained(task) && hasLastWorkedDayCome(plan, today);
}

/** Whether the last day on which the open term works has come: what is short of its promise by then is asked for its cause. */
export const hasLastWorkedDayCome = (plan: Plan, today: CivilDate): boolean => today >= lastWorkedDay(plan);

function lastWorkedDay(plan: Plan): CivilDate {
  const last = dayNumber(termLastDay(openTerm(plan)));
  return civilDate(calendarOf(plan.settings).atOrBefore(last));
}
