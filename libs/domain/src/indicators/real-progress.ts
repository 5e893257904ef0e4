import type { CivilDate } from '../calendar/civil-date';
import { derived } from '../plan/derived';
import type { Plan } from '../plan/plan';
import { progressOf } from '../progress/roll-up';
import { weightsOf } from '../progress/weights';
import { closedTerms, termLastDay } from '../terms/open-term';

/** What was really done, as a fraction of the project, at the end of a day. */
export interface RealPoint {
  readonly date: CivilDate;
  /** 0..1. */
  readonly value: number;
  /** Number of the term that was closed there; null for today. */
  readonly termNumber: number | null;
  /** How far each leaf was then, 0..1, by its row in the plan. */
  readonly byRow: ArrayLike<number>;
}

/**
 * Real progress at each close, by the present weights: a task that a term did not record stood where the last record
 * left it. The date is the term's last day, whenever somebody found the time to close it.
 */
export const progressAtCloses = derived((plan: Plan): readonly RealPoint[] => {
  const { tasks } = plan;
  const { share, totalShare } = weightsOf(plan);
  const reached = progressBefore(plan);
  let done = 0;
  tasks.rows.forEach(({ id }, row) => (done += share(id) * reached[row]!));
  return closedTerms(plan).map((term) => {
    for (const { taskId, progress } of term.tasks) {
      const row = tasks.positionOf(taskId);
      if (row === undefined) continue;
      done += share(taskId) * (progress - reached[row]!);
      reached[row] = progress;
    }
    return {
      date: termLastDay(term),
      value: totalShare > 0 ? Math.min(1, Math.max(0, done / totalShare)) : 0,
      termNumber: term.number,
      byRow: reached.slice(),
    };
  });
});

/** Where every task stood before the first term, by row: what its first record says, or where it still stands. */
function progressBefore(plan: Plan): Float64Array {
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

/** The closes and today, in order; today is left out while the last closed term still runs. */
export function realProgress(plan: Plan, today: CivilDate): readonly RealPoint[] {
  const closes = progressAtCloses(plan);
  const last = closes[closes.length - 1];
  if (last && last.date >= today) return closes;
  const { project } = progressOf(plan);
  const byRow = plan.tasks.rows.map((task) => task.progress);
  return [...closes, { date: today, value: project, termNumber: null, byRow }];
}
