import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { restrictionsOf } from '../restrictions/of-task';
import { restrictionState } from '../restrictions/restriction-state';
import type { PlanRow } from './plan-row';

type Badges = Pick<PlanRow, 'restrictions' | 'startRestrictions' | 'endRestrictions' | 'delayedRestrictions'>;

const NONE: Badges = { restrictions: 0, startRestrictions: 0, endRestrictions: 0, delayedRestrictions: 0 };

/** How many restrictions a task has, and how many of them hold back its start, its end, and are overdue. */
export function restrictionBadges(plan: Plan, taskId: string, today: CivilDate): Badges {
  const { all, open } = restrictionsOf(plan, taskId);
  if (all.length === 0) return NONE;
  return {
    restrictions: all.length,
    startRestrictions: open.filter((one) => one.type === 1).length,
    endRestrictions: open.filter((one) => one.type === 2).length,
    delayedRestrictions: open.filter((one) => restrictionState(one, today) === 2).length,
  };
}
