import { type CivilDate, LAST_DAY, civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import { MAX_DURATION } from '../../plan/max-duration';
import type { Plan, Task } from '../../plan/plan';
import { hasBegun } from '../../progress/has-begun';
import { restrictionsOf } from '../../restrictions/of-task';
import { treeOf } from '../../tree/tree';
import type { Refusal } from '../action';

/** Duration of a task created in one action, in working days (planning core, section 9). */
export const DEFAULT_DURATION = 3;
/** Rows of a plan: well above what an import may bring, so that planning can go on after the largest one. */
export const MAX_TASKS = 10_000;

/** Why a duration of so many working days cannot be. Null when it can. */
export function durationProblem(task: Pick<Task, 'id' | 'text' | 'kind'>, duration: number): Refusal | null {
  if (task.kind === 'milestone') {
    return duration === 0 ? null : about(task, 'MILESTONE_DURATION_FIXED');
  }
  if (duration >= 1 && duration <= MAX_DURATION) return null;
  return {
    code: 'TASK_DURATION_INVALID',
    params: { task: task.text, duration, max: MAX_DURATION },
    rows: [task.id],
  };
}

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
    if (type === 1 && start !== task.start && dayNumber(start) < day) {
      return about(task, 'TASK_START_BEFORE_RESTRICTION', { required });
    }
    if (type === 2 && end !== task.end && calendar.ordinal(dayNumber(end)) < calendar.ordinal(day + 1)) {
      return about(task, 'TASK_END_BEFORE_RESTRICTION', { required });
    }
  }
  return null;
}

/** Why a task cannot get (more) children: it would stop being one that has work of its own. Null when it can. */
export function parentProblem(plan: Plan, parent: string | null): Refusal | null {
  if (parent === null) return null;
  const task = plan.tasks.get(parent);
  if (!task) return { code: 'TASK_UNKNOWN', rows: [parent] };
  if (treeOf(plan).kindOf(parent) === 'summary') return null;
  if (task.kind === 'milestone') return about(task, 'PARENT_IS_MILESTONE');
  if (hasBegun(task) || task.commitment !== null) return about(task, 'PARENT_HAS_PROGRESS');
  if (restrictionsOf(plan, parent).all.length > 0) return about(task, 'PARENT_HAS_RESTRICTIONS');
  return null;
}

/** The refusal to move the start of a task that has begun, in the words of what says so: its progress, or its actual start. */
export function startHeld(
  task: Pick<Task, 'id' | 'text' | 'progress' | 'lastProgress' | 'actualStart'>,
): Refusal {
  const { progress, lastProgress, actualStart } = task;
  if (progress > 0 || lastProgress > 0 || actualStart === null)
    return about(task, 'TASK_START_WITH_PROGRESS');
  return about(task, 'TASK_START_ACTUAL', { actualStart });
}

/** A refusal that names the task it is about. */
export function about(
  task: Pick<Task, 'id' | 'text'>,
  code: string,
  params: Refusal['params'] = {},
): Refusal {
  return { code, params: { task: task.text, ...params }, rows: [task.id] };
}

/** The first day on which the project works. */
export function firstWorkingDay(plan: Plan): CivilDate {
  return civilDate(calendarOf(plan.settings).atOrAfter(dayNumber(plan.settings.startDate)));
}
