import type { CivilDate } from '../calendar/civil-date';
import type { ConstraintType, Plan } from '../plan/plan';
import { boundsFinish, isDatedConstraint } from '../rules/constraint-types';
import { lastDay } from '../days/shown-days';
import { rowDates } from './summary-dates';

/** What the constraint of a task is to be; the date is left as it is where there is none. */
interface WantedConstraint {
  readonly id: string;
  readonly constraintType: ConstraintType;
  readonly constraintDate?: CivilDate | null;
}

/**
 * What gives a task a kind of date constraint: at the date that its constraint has where both bind the same end, or else at where the
 * task stands, so that it stays there until another date is said.
 */
export function constraintOfType(plan: Plan, id: string, constraintType: ConstraintType): WantedConstraint {
  if (!isDatedConstraint(constraintType)) return { id, constraintType };
  const present = plan.tasks.get(id);
  const isSameEnd = present && boundsFinish(present.constraintType) === boundsFinish(constraintType);
  const constraintDate = (isSameEnd && present.constraintDate) || standsAt(plan, id, constraintType);
  return { id, constraintType, constraintDate };
}

/** What gives the constraint of a task another date: none takes it away, the first is a start no earlier, as in MS Project. */
export function constraintOnDate(plan: Plan, id: string, constraintDate: CivilDate | null): WantedConstraint {
  const present = plan.tasks.get(id)?.constraintType ?? 'asap';
  if (constraintDate === null) return { id, constraintType: isDatedConstraint(present) ? 'asap' : present };
  return { id, constraintType: isDatedConstraint(present) ? present : 'snet', constraintDate };
}

/** Constraints of an end name the last day worked. */
function standsAt(plan: Plan, id: string, type: ConstraintType): CivilDate | null {
  const position = plan.tasks.positionOf(id);
  if (position === undefined) return null;
  const dates = rowDates(plan);
  const [start, end] = [dates.start[position]!, dates.end[position]!];
  return boundsFinish(type) ? lastDay(start, end) : start;
}
