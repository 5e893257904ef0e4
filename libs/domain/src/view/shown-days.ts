import { addDays, type CivilDate } from '../calendar/civil-date';
import type { Plan, Task } from '../plan/plan';
import { milestoneDay } from '../terms/occupied';
import type { ActsAs } from '../tree/tree';

/** The last day of [start, end), as people read it; of an instant its own day. */
export function lastDay(start: CivilDate, end: CivilDate): CivilDate {
  return end > start ? addDays(end, -1) : end;
}

/** First and last day of a row, both inclusive; for a milestone the one day that it is read as. */
export function shownDays(
  plan: Plan,
  task: Task,
  kind: ActsAs,
  start: CivilDate,
  end: CivilDate,
): { readonly firstDay: CivilDate; readonly lastDay: CivilDate } {
  if (kind === 'milestone') {
    const day = milestoneDay(plan, task);
    return { firstDay: day, lastDay: day };
  }
  return { firstDay: start, lastDay: lastDay(start, end) };
}
