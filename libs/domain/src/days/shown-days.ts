import { addDays, type CivilDate, civilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, Task } from '../plan/plan';
import { milestoneDay } from '../terms/occupied';
import type { ActsAs } from '../tree/tree';

/** First and last day of something as people read it, both inclusive. */
export interface ShownDays {
  readonly firstDay: CivilDate;
  readonly lastDay: CivilDate;
}

/** The last day of [start, end), as people read it; of an instant its own day. */
export function lastDay(start: CivilDate, end: CivilDate): CivilDate {
  return end > start ? addDays(end, -1) : end;
}

/**
 * First and last day of a row, both inclusive; for a milestone the one day that it is read as. A summary that a milestone ends has
 * the last worked day before it.
 */
export function shownDays(
  plan: Plan,
  task: Pick<Task, 'id' | 'start'>,
  kind: ActsAs,
  start: CivilDate,
  end: CivilDate,
): ShownDays {
  if (kind === 'milestone') {
    const day = milestoneDay(plan, task);
    return { firstDay: day, lastDay: day };
  }
  const last = lastDay(start, end);
  if (kind !== 'summary' || end === start) return { firstDay: start, lastDay: last };
  const worked = civilDate(calendarOf(plan.settings).atOrBefore(dayNumber(last)));
  return { firstDay: start, lastDay: worked < start ? last : worked };
}
