import { type CivilDate, civilDate, dayNumber } from '../calendar/civil-date';
import type { Task } from '../plan/plan';
import { boundsFinish, constraintTypesOf, isDatedConstraint } from '../rules/constraint-types';
import type { PlanRow } from './plan-row';

/** The day that a date constraint names, as the Gantt marks it beside the bar. */
export interface DateLimit {
  /** The bar comes no sooner, no later, or just there. */
  readonly holds: 'from' | 'until' | 'on';
  /** Where it holds: of a finish constraint, whose day is the last worked one, the day after. */
  readonly at: CivilDate;
  /** What is to be over by then is not. */
  readonly isMissed: boolean;
}

const HOLDS = { snet: 'from', fnet: 'from', snlt: 'until', fnlt: 'until', mso: 'on', mfo: 'on' } as const;

/** The date that bounds a row of the plan; null where none does, and of a branch that its type is without effect on. */
export function dateLimit(
  { constraintType: type, constraintDate: date }: Pick<Task, 'constraintType' | 'constraintDate'>,
  row: Pick<PlanRow, 'kind' | 'start' | 'end'>,
): DateLimit | null {
  if (date === null || !isDatedConstraint(type) || !constraintTypesOf(row.kind).includes(type)) return null;
  const holds = HOLDS[type as keyof typeof HOLDS];
  const isFinish = boundsFinish(type);
  const at = isFinish ? civilDate(dayNumber(date) + 1) : date;
  return { holds, at, isMissed: holds === 'until' && (isFinish ? row.end : row.start) > at };
}
