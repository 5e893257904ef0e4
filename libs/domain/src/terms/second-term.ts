import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { baselinePercent, masterPlanPercent } from '../progress/planned';
import { weightsOf } from '../progress/weights';
import { treeOf } from '../tree/tree';
import { closedTerms } from './open-term';

/** A task's derived figures, as the close of the second term tells them anew. */
export interface SecondTermUpdate {
  readonly taskId: string;
  readonly weight: number;
  readonly masterPlanPercent: number;
  readonly baselinePercent: number | null;
}

/**
 * The extra update after the second term closed: the figures at `date` of every leaf that differs from its record in the
 * first term (weight or progress), or that the first term did not record. Empty unless exactly two terms are closed.
 */
export function secondTermUpdate(plan: Plan, date: CivilDate): readonly SecondTermUpdate[] {
  const closed = closedTerms(plan);
  if (closed.length !== 2) return [];
  const first = new Map(closed[0]!.tasks.map((row) => [row.taskId, row]));
  const weights = weightsOf(plan);
  return treeOf(plan)
    .leaves.filter((id) => {
      const row = first.get(id);
      return !row || row.weight !== weights.of(id) || row.progress !== plan.tasks.get(id)!.progress;
    })
    .map((taskId) => ({
      taskId,
      weight: weights.of(taskId),
      masterPlanPercent: masterPlanPercent(plan, taskId, date),
      baselinePercent: baselinePercent(plan, taskId, date),
    }));
}
