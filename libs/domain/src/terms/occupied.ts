import { addDays, type CivilDate, civilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import { linkedTargets } from '../plan/linked-targets';
import type { Plan, Task } from '../plan/plan';
import type { Interval } from '../progress/planned';

/**
 * The day that a milestone is read as: its own when nothing precedes it, the last worked day before it when a predecessor
 * sets it, so that a milestone after work that ends on a Friday reads Friday (domain decisions, "milestones").
 */
export function milestoneDay(plan: Plan, milestone: Pick<Task, 'id' | 'start'>): CivilDate {
  if (!linkedTargets(plan).has(milestone.id)) return milestone.start;
  return civilDate(calendarOf(plan.settings).atOrBefore(dayNumber(milestone.start) - 1));
}

/** Where a milestone goes so that it is read as `day`; to the day itself where that is not to be had, as when it is a holiday. */
export function startReadAs(plan: Plan, id: string, day: CivilDate): CivilDate {
  const after = addDays(day, 1);
  return milestoneDay(plan, { id, start: after }) === day ? after : day;
}

/**
 * The days that a task takes up: its interval, and for a milestone the one day it is read as (a milestone after work that
 * ends with the term belongs to that term, not to the next).
 */
export function occupiedDays(plan: Plan, task: Task): Interval {
  if (task.kind !== 'milestone') return task;
  const day = milestoneDay(plan, task);
  return { start: day, end: addDays(day, 1) };
}
