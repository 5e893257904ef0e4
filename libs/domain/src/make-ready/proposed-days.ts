import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Restriction } from '../plan/plan';
import { firstNeededDay } from '../view/needed-day';

/**
 * The day by which a new restriction of these tasks is required unless somebody says otherwise: in time for the first of them. Null
 * where no task is known, or where that day is before today: a later one would push the task on, which is for people to decide.
 */
export function proposedRequired(
  plan: Plan,
  taskIds: readonly string[],
  type: Restriction['type'],
  today: CivilDate,
): CivilDate | null {
  const needed = firstNeededDay(plan, taskIds, type);
  return needed === null || needed < today ? null : needed;
}
