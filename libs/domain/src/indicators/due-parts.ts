import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { baselineCurve, masterPlanCurve } from './planned-curve';

/**
 * What each of some leaves should have added by the end of a day, in percent of all that they weigh together: by the default baseline or
 * by the plan's present dates. Leaves that the curve does not have, or that add nothing by then, are left out.
 */
export function dueParts(
  plan: Plan,
  curve: 'baseline' | 'masterPlan',
  leaves: readonly string[],
  date: CivilDate,
): ReadonlyMap<string, number> {
  const planned = curve === 'baseline' ? baselineCurve(plan) : masterPlanCurve(plan);
  if (!planned) return new Map();
  const [due, all] = [planned.partsAt(date), planned.partsAt(planned.last)];
  const rows = leaves.flatMap((id) => {
    const row = plan.tasks.positionOf(id);
    return row === undefined ? [] : [{ id, row }];
  });
  const total = rows.reduce((sum, { row }) => sum + all[row]!, 0);
  return new Map(rows.flatMap(({ id, row }) => (due[row]! > 0 ? [[id, (due[row]! / total) * 100]] : [])));
}
