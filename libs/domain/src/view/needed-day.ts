import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Restriction } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { shownDays } from './shown-days';
import { rowDates } from './summary-dates';

/**
 * The day by which a task needs what a restriction of this type (1 start, 2 end) holds back: its first day, or its last one. Null for
 * a task that the plan has not.
 */
export function neededDay(plan: Plan, taskId: string, type: Restriction['type']): CivilDate | null {
  const task = plan.tasks.get(taskId);
  const position = plan.tasks.positionOf(taskId);
  if (!task || position === undefined) return null;
  const dates = rowDates(plan);
  const kind = treeOf(plan).kindOf(taskId);
  const days = shownDays(plan, task, kind, dates.start[position]!, dates.end[position]!);
  return type === 1 ? days.firstDay : days.lastDay;
}

/** The day by which the first of these tasks needs it; null where the plan has none of them. */
export function firstNeededDay(
  plan: Plan,
  taskIds: readonly string[],
  type: Restriction['type'],
): CivilDate | null {
  const days = taskIds.map((id) => neededDay(plan, id, type)).filter((day) => day !== null);
  return days.sort()[0] ?? null;
}
