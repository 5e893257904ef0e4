import type { Plan } from '../plan/plan';
import { openTerm } from '../terms/open-term';
import { dataDateOf } from './data-days';

/**
 * The plan with the progress that was known at its data date, which a forecast draws upon: that of the last close, unless the status date
 * is a later one. What is done in the open term is counted when the term is closed, together with the days that it took: counted before,
 * what is left of a task would begin on the term's first day again, and the end come nearer by every entry.
 */
export function planAtDataDate(plan: Plan): Plan {
  if (dataDateOf(plan) > openTerm(plan).startDate) return plan;
  const changed = plan.tasks.rows.filter(({ progress, lastProgress }) => progress !== lastProgress);
  if (changed.length === 0) return plan;
  return {
    ...plan,
    tasks: plan.tasks.with(changed.map((task) => ({ ...task, progress: task.lastProgress }))),
  };
}
