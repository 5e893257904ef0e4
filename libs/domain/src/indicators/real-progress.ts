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
}

/**
 * Real progress at each close, by the present weights: a task that a term did not record stood where the last record
 * left it. The date is the term's last day, whenever somebody found the time to close it.
 */
export const progressAtCloses = derived((plan: Plan): readonly RealPoint[] => {
  const closed = closedTerms(plan);
  const { share, totalShare } = weightsOf(plan);
  const reached = progressBefore(plan);
  let done = 0;
  for (const [id, progress] of reached) done += share(id) * progress;
  return closed.map((term) => {
    for (const row of term.tasks) {
      const before = reached.get(row.taskId);
      if (before === undefined) continue;
      done += share(row.taskId) * (row.progress - before);
      reached.set(row.taskId, row.progress);
    }
    const value = totalShare > 0 ? Math.min(1, Math.max(0, done / totalShare)) : 0;
    return { date: termLastDay(term), value, termNumber: term.number };
  });
});

/** Where every task stood before the first term: what its first record says, or where it still stands. */
function progressBefore(plan: Plan): Map<string, number> {
  const reached = new Map(plan.tasks.rows.map((task) => [task.id, task.lastProgress]));
  for (const term of [...closedTerms(plan)].reverse()) {
    for (const row of term.tasks) if (reached.has(row.taskId)) reached.set(row.taskId, row.lastProgress);
  }
  return reached;
}

/** The closes and today, in order; today is left out while the last closed term still runs. */
export function realProgress(plan: Plan, today: CivilDate): readonly RealPoint[] {
  const closes = progressAtCloses(plan);
  const last = closes[closes.length - 1];
  if (last && last.date >= today) return closes;
  return [...closes, { date: today, value: progressOf(plan).project, termNumber: null }];
}
