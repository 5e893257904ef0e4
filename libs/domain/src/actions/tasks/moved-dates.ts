import { type CivilDate, type DayNumber, civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import type { Plan, Task } from '../../plan/plan';
import { hasBegun } from '../../progress/has-begun';
import { earliestStart } from '../../schedule';
import type { Refusal } from '../../decisions/refusal';
import { about } from '../../rules/about';
import { begunProblem } from '../../rules/begun-work';
import { durationProblem } from '../../rules/durations';
import { datesProblem } from '../../rules/required-dates';

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
  const dates = { start: civilDate(start), end: civilDate(calendar.endOf(start, duration)), duration };
  const problem =
    durationProblem(task, duration) ??
    begunProblem(task, { ...task, ...dates }) ??
    datesProblem(plan, task, dates.start, dates.end);
  return problem ?? dates;
}
