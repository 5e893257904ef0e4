import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { shownDays } from '../days/shown-days';
import { rowDates } from './summary-dates';

/** The days of a row as people read them, of a summary those of all below it. */
export interface RowDays {
  readonly firstDay: CivilDate;
  /** Inclusive; of a milestone the day that it is read as. */
  readonly lastDay: CivilDate;
  /** Working days. */
  readonly duration: number;
}

/** Null for a task that the plan has not. */
export function rowDays(plan: Plan, id: string): RowDays | null {
  const task = plan.tasks.get(id);
  const position = plan.tasks.positionOf(id);
  if (!task || position === undefined) return null;
  const { start, end, duration } = rowDates(plan);
  const days = shownDays(plan, task, treeOf(plan).kindOf(id), start[position]!, end[position]!);
  return { ...days, duration: duration[position]! };
}
