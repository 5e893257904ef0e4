import { derived } from '../plan/derived';
import type { Plan } from '../plan/plan';
import { weightsOf } from '../progress/weights';
import { closedTerms } from '../terms/open-term';
import type { Reached } from './term-figures';

/**
 * How far the work was at each close as the terms' records say, by the present weights: a task that a term did not record
 * stood where the last record left it. For terms that were closed before a close kept its own progress.
 */
export const reachedAtCloses = derived((plan: Plan): readonly Reached[] => {
  const { tasks } = plan;
  const { share, totalShare } = weightsOf(plan);
  const reached = reachedBefore(plan);
  let done = 0;
  tasks.rows.forEach(({ id }, row) => (done += share(id) * reached[row]!));
  return closedTerms(plan).map((term) => {
    for (const { taskId, progress } of term.tasks) {
      const row = tasks.positionOf(taskId);
      if (row === undefined) continue;
      done += share(taskId) * (progress - reached[row]!);
      reached[row] = progress;
    }
    const value = totalShare > 0 ? Math.min(1, Math.max(0, done / totalShare)) : 0;
    return { value, byRow: reached.slice() };
  });
});

/** Where every task stood before the first term, by row: what its first record says, or where it still stands. */
function reachedBefore(plan: Plan): Float64Array {
  const { tasks } = plan;
  const reached = Float64Array.from(tasks.rows, (task) => task.lastProgress);
  for (const term of [...closedTerms(plan)].reverse()) {
    for (const { taskId, lastProgress } of term.tasks) {
      const row = tasks.positionOf(taskId);
      if (row !== undefined) reached[row] = lastProgress;
    }
  }
  return reached;
}
