import type { Refusal } from '../decisions/refusal';
import type { Task } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { about } from './about';
import { isDone } from '../progress/hundredths';

type Placed = Pick<Task, 'kind' | 'start' | 'end' | 'duration' | 'progress' | 'lastProgress' | 'actualStart'>;

/**
 * Why a task that is as `before` cannot become as `after`: what is done stays where it was, and begun work keeps as many days as
 * its progress stands for. Null when it can.
 */
export function begunProblem(before: Task, after: Placed): Refusal | null {
  return doneProblem(before, after) ?? remainingProblem(before, after);
}

/**
 * Why a task that is as `before` cannot stand as `after`: a finished task keeps its dates and its kind, a begun one its start
 * (planning core, section 5). What gives its progress up with its place is as free as one that never had any; so is what a file
 * corrects the actual start of. Null when it can.
 */
function doneProblem(before: Task, after: Placed): Refusal | null {
  const recorded = before.actualStart === after.actualStart ? before : { ...before, actualStart: null };
  if (!hasBegun(recorded) || !hasBegun(after)) return null;
  if (isDone(before.progress) && isDone(after.progress)) {
    return isPlacedAlike(before, after) ? null : about(before, 'TASK_FINISHED');
  }
  return after.start === before.start ? null : startRefusal(before);
}

/** Why begun work that is as `before` cannot be as short as `after`: more is done of it. Null when it can, or when it is finished. */
function remainingProblem(before: Task, after: Placed): Refusal | null {
  if (isDone(after.progress)) return null;
  const worked = workedDays({ progress: after.progress, duration: before.duration });
  return after.duration < worked ? about(before, 'TASK_END_BEFORE_PROGRESS', { worked }) : null;
}

/** Why the constraint of a task cannot change: it is finished, and nothing bounds it any more. Null when it can. */
export function constraintProblem(
  before: Task,
  after: Pick<Task, 'constraintType' | 'constraintDate' | 'progress'>,
): Refusal | null {
  const isSame =
    before.constraintType === after.constraintType && before.constraintDate === after.constraintDate;
  return isSame || !isDone(before.progress) || !isDone(after.progress)
    ? null
    : about(before, 'TASK_FINISHED');
}

/** The refusal to move the start of a task that has begun, in the words of what says so: its progress, or its actual start. */
function startRefusal(task: Task): Refusal {
  const { progress, lastProgress, actualStart } = task;
  if (progress > 0 || lastProgress > 0 || actualStart === null)
    return about(task, 'TASK_START_WITH_PROGRESS');
  return about(task, 'TASK_START_ACTUAL', { actualStart });
}

/** How many of the days of a task its progress stands for; a day that was begun counts. */
export function workedDays({ progress, duration }: Pick<Task, 'progress' | 'duration'>): number {
  return Math.ceil(progress * duration - 1e-9);
}

const isPlacedAlike = (before: Placed, after: Placed): boolean =>
  before.start === after.start && before.end === after.end && before.kind === after.kind;
