import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Restriction, Task } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { neededDay } from '../view/needed-day';
import { proposedRequired } from './proposed-days';

/** What a task lacks, as it is asked for unless somebody says otherwise. */
export interface ProposedLack {
  /** 1 holds back the start, 2 the end. */
  readonly type: Restriction['type'];
  /** The day on which the task needs it; past where the work is overdue. Null where the plan does not say. */
  readonly required: CivilDate | null;
}

/**
 * How something that a task lacks is written down on site: it holds back the start, required in time for it. Where the task has begun,
 * or should have by `today`, it holds back the end: begun work takes no other (planning core, section 5), and a start that is
 * required later than planned would move the bar, which is for people to decide. What is overdue has needed it since its last day.
 */
export function proposedLack(plan: Plan, task: Task, today: CivilDate): ProposedLack {
  const start = hasBegun(task) ? null : proposedRequired(plan, [task.id], 1, today);
  if (start !== null) return { type: 1, required: start };
  return { type: 2, required: neededDay(plan, task.id, 2) };
}
