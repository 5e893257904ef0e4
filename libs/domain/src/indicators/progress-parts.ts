import type { CivilDate } from '../calendar/civil-date';
import type { Plan, ProgressPart } from '../plan/plan';
import { weightsOf } from '../progress/weights';
import { treeOf } from '../tree/tree';
import { baselineCurve, masterPlanCurve, type PlannedCurve } from './planned-curve';

/** The curve that real progress is measured by: the default baseline's, or the master plan's where there is none. */
export function measuringCurve(plan: Plan): PlannedCurve | null {
  return baselineCurve(plan) ?? masterPlanCurve(plan);
}

/** The leaves that were begun or due at the end of a day, in tree order. `progress` is how far each row of the plan was, 0..1. */
export function progressParts(
  plan: Plan,
  date: CivilDate,
  progress: ArrayLike<number>,
): readonly ProgressPart[] {
  const { share, totalShare } = weightsOf(plan);
  const planned = measuringCurve(plan)?.partsAt(date);
  const parts: ProgressPart[] = [];
  for (const id of treeOf(plan).leaves) {
    if (share(id) === 0) continue;
    const row = plan.tasks.positionOf(id)!;
    const done = (progress[row]! * share(id) * 100) / totalShare;
    const due = (planned?.[row] ?? 0) * 100;
    if (done > 0 || due > 0) parts.push({ id, done, due });
  }
  return parts;
}
