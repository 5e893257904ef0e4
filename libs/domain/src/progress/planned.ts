import { addDays, type CivilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf, type WorkCalendar } from '../calendar/work-calendar';
import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { baselineIntervals } from './shares';
import { weightsOf } from './weights';

/** Days from the start (inclusive) to the end (exclusive). */
export interface Interval {
  readonly start: CivilDate;
  readonly end: CivilDate;
}

/**
 * How much of an interval should be done when `date` ends: linear over its working days, 0..1. An interval without
 * working days (a milestone) is due as a whole once its start has come.
 */
export function plannedFraction(interval: Interval, date: CivilDate, calendar: WorkCalendar): number {
  const start = dayNumber(interval.start);
  const days = calendar.countWorking(start, dayNumber(interval.end));
  if (days <= 0) return interval.start <= date ? 1 : 0;
  const past = calendar.countWorking(start, dayNumber(addDays(date, 1)));
  return Math.min(1, Math.max(0, past / days));
}

/**
 * What should be done of a task, or of the whole project when `taskId` is null, at the end of `date`, if the plan's
 * present dates are followed: 0..1, a summary by the weights of its leaves.
 */
export function masterPlanPercent(plan: Plan, taskId: string | null, date: CivilDate): number {
  return plannedMean(plan, taskId, date, (id) => plan.tasks.get(id)) ?? 0;
}

/**
 * The same by the default baseline's dates. Leaves outside the baseline do not count; null when none of the leaves is in
 * it, or when there is no baseline.
 */
export function baselinePercent(plan: Plan, taskId: string | null, date: CivilDate): number | null {
  const intervals = baselineIntervals(plan);
  return plannedMean(plan, taskId, date, (id) => intervals.get(id));
}

function plannedMean(
  plan: Plan,
  taskId: string | null,
  date: CivilDate,
  intervalOf: (id: string) => Interval | undefined,
): number | null {
  const calendar = calendarOf(plan.settings);
  const weights = weightsOf(plan);
  let count = 0;
  let plain = 0;
  let share = 0;
  let due = 0;
  for (const id of leavesOf(plan, taskId)) {
    const interval = intervalOf(id);
    if (!interval) continue;
    const fraction = plannedFraction(interval, date, calendar);
    count += 1;
    plain += fraction;
    share += weights.share(id);
    due += weights.share(id) * fraction;
  }
  if (count === 0) return null;
  return share > 0 ? due / share : plain / count;
}

function leavesOf(plan: Plan, taskId: string | null): readonly string[] {
  const tree = treeOf(plan);
  if (taskId === null) return tree.leaves;
  if (!plan.tasks.has(taskId)) return [];
  return tree.isLeaf(taskId) ? [taskId] : tree.descendantsOf(taskId).filter((id) => tree.isLeaf(id));
}
