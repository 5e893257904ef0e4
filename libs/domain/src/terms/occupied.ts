import { addDays } from '../calendar/civil-date';
import { derivedFrom } from '../plan/derived';
import type { Plan, Task } from '../plan/plan';
import type { Interval } from '../progress/planned';

const targets = derivedFrom(
  (plan) => plan.links,
  (plan): ReadonlySet<string> => new Set(plan.links.rows.map((link) => link.target)),
);

/**
 * The days that a task takes up: its interval, and for a milestone the one day it is read as: the day itself, or the day
 * before when a predecessor sets it (a milestone after work that ends with the term belongs to that term, not to the next).
 */
export function occupiedDays(plan: Plan, task: Task): Interval {
  if (task.kind !== 'milestone') return task;
  if (targets(plan).has(task.id)) return { start: addDays(task.start, -1), end: task.start };
  return { start: task.start, end: addDays(task.start, 1) };
}
