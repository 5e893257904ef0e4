import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Restriction } from '../plan/plan';
import { rowDays } from './row-days';

/**
 * The day by which a task needs what a restriction of this type (1 start, 2 end) holds back: its first day, or its last one. Null for
 * a task that the plan has not.
 */
export function neededDay(plan: Plan, taskId: string, type: Restriction['type']): CivilDate | null {
  const days = rowDays(plan, taskId);
  return days && (type === 1 ? days.firstDay : days.lastDay);
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
