import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Restriction } from '../plan/plan';
import { clampRelease } from '../restrictions/release';
import { openTerm } from '../terms/open-term';
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

/**
 * The day on which a restriction was released unless somebody says otherwise: today, as it is written down within the open term
 * (planning core, section 4); today too where that term is still to begin, since nothing is released on a day to come.
 */
export function proposedRelease(plan: Plan, today: CivilDate): CivilDate {
  const written = clampRelease(openTerm(plan), today);
  return written > today ? today : written;
}
