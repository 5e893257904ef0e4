import { type CivilDate, LAST_DAY, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, Task } from '../plan/plan';
import { restrictionsOf } from '../restrictions/of-task';
import type { Refusal } from '../decisions/refusal';
import { about } from './about';

/**
 * Why a task cannot move to these dates: after the calendar's end, or before what its open restrictions require. A date that it
 * has already is not held against it.
 */
export function datesProblem(
  plan: Plan,
  task: Pick<Task, 'id' | 'text' | 'start' | 'end'>,
  start: CivilDate,
  end: CivilDate,
): Refusal | null {
  if (end > LAST_DAY) return about(task, 'TASK_DATES_OUT_OF_RANGE');
  if (plan.settings.moveTasksWithConstraints) return null;
  const calendar = calendarOf(plan.settings);
  for (const { released, type, required } of restrictionsOf(plan, task.id).all) {
    if (released !== null) continue;
    const day = dayNumber(required);
    if (type === 1 && start !== task.start && calendar.ordinal(dayNumber(start)) < calendar.ordinal(day)) {
      return about(task, 'TASK_START_BEFORE_RESTRICTION', { required });
    }
    if (type === 2 && end !== task.end && calendar.ordinal(dayNumber(end)) < calendar.ordinal(day + 1)) {
      return about(task, 'TASK_END_BEFORE_RESTRICTION', { required });
    }
  }
  return null;
}
