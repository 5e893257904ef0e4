import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import type { PlanRow } from './plan-row';
import { type ShownDays, shownDays } from '../days/shown-days';

/**
 * First and last day of a row in the baseline that it is compared with, read as the plan reads its own: what was a milestone there
 * has one day, the last worked one before it where a predecessor sets it. Null where the baseline has no such row.
 */
export function baselineDays(
  plan: Plan,
  { id, kind, baselineStart, baselineEnd }: Pick<PlanRow, 'id' | 'kind' | 'baselineStart' | 'baselineEnd'>,
): ShownDays | null {
  if (baselineStart === null || baselineEnd === null) return null;
  return daysInBaseline(plan, { id, kind }, { start: baselineStart, end: baselineEnd });
}

/** The same of the dates that a baseline has of a row. */
export function daysInBaseline(
  plan: Plan,
  { id, kind }: Pick<PlanRow, 'id' | 'kind'>,
  { start, end }: { readonly start: CivilDate; readonly end: CivilDate },
): ShownDays {
  const stoodAs = start === end ? 'milestone' : kind === 'summary' ? 'summary' : 'task';
  return shownDays(plan, { id, start }, stoodAs, start, end);
}
