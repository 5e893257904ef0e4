import { dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan } from '../plan/plan';
import type { PlanRow } from './plan-row';

/**
 * Working days by which a row ends later than in the baseline that it is compared with, negative when it ends sooner; null where the baseline
 * has no such row.
 */
export function endVariance(
  { settings }: Pick<Plan, 'settings'>,
  { end, baselineEnd }: Pick<PlanRow, 'end' | 'baselineEnd'>,
): number | null {
  if (baselineEnd === null) return null;
  return calendarOf(settings).countWorking(dayNumber(baselineEnd), dayNumber(end));
}
