import { type CivilDate, type DayNumber, civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import type { Plan, Task } from '../../plan/plan';
import { hasBegun } from '../../progress/has-begun';
import { earliestStart } from '../../schedule/earliest-start';
import type { Refusal } from '../action';
import { about, durationProblem, startHeld } from './task-checks';

/** What a bar was dragged to: any of its dates or its duration. */
export interface Wanted {
  readonly start?: CivilDate;
  /** Exclusive. */
  readonly end?: CivilDate;
  readonly duration?: number;
}

export interface MovedDates {
  readonly start: CivilDate;
  readonly end: CivilDate;
  readonly duration: number;
}

/**
 * Where a leaf goes: a start alone keeps its duration, an end alone or a duration alone keeps its start, an end with a
 * duration keeps neither. What has not begun goes to the project's start, or to the data date, at the earliest.
 */
export function movedDates(plan: Plan, task: Task, wanted: Wanted): MovedDates | Refusal {
  const calendar = calendarOf(plan.settings);
  const first = hasBegun(task) ? -Infinity : dayNumber(earliestStart(plan.settings));
  if (wanted.start !== undefined && wanted.end !== undefined && wanted.end < wanted.start) {
    return about(task, 'TASK_END_BEFORE_START');
  }
  let start: DayNumber = dayNumber(wanted.start ?? task.start);
  let duration = wanted.duration ?? task.duration;
  if (wanted.start !== undefined) start = Math.max(start, first);
  if (wanted.end !== undefined) {
    const end = dayNumber(wanted.end);
    if (wanted.duration === undefined && task.kind !== 'milestone') {
      if (end <= start) return about(task, 'TASK_END_BEFORE_START');
      duration = calendar.countWorking(start, end);
    } else if (wanted.start === undefined) start = Math.max(calendar.startOf(end, duration), first);
  }
  const problem = durationProblem(task, duration) ?? historyProblem(plan, task, start, duration);
  if (problem) return problem;
  return { start: civilDate(start), end: civilDate(calendar.endOf(start, duration)), duration };
}

/** What is done stays: a finished task as a whole, the start of a begun one, and as many days as its progress stands for. */
function historyProblem(plan: Plan, task: Task, start: DayNumber, duration: number): Refusal | null {
  if (task.progress >= 1) return about(task, 'TASK_FINISHED');
  if (!hasBegun(task)) return null;
  if (civilDate(start) !== task.start) return startHeld(task);
  const worked = Math.ceil(task.progress * task.duration - 1e-9);
  return duration < worked ? about(task, 'TASK_END_BEFORE_PROGRESS', { worked }) : null;
}
