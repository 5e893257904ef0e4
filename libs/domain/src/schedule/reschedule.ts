import { type CivilDate, civilDate, dayNumber } from '../calendar/civil-date';
import { MAX_DURATION } from '../plan/max-duration';
import type { Task } from '../plan/plan';
import type { ScheduleSource } from './engine/reading';
import { FINISHED, STARTED, durationOf } from './engine/bounds';
import { type Placement, newPlacement } from './engine/placement';
import { pullBack } from './engine/pull-back';
import { pushForward } from './engine/push-forward';
import { scheduleOf } from './schedule';

/** The dates that a task gets: a start, an exclusive end, and the working days between. */
export interface Rescheduled {
  readonly id: string;
  readonly start: CivilDate;
  readonly end: CivilDate;
  readonly duration: number;
}

/**
 * The dates that tasks get after an edit; those that stay as they are do not appear.
 *
 * `plan` already holds the edit; `named` are the tasks whose own dates, constraint or incoming links it touched (a summary
 * stands for its branch; all tasks when left out, as after a change of calendar). A named task starts on a working day and
 * lasts its duration. With automatic scheduling it and everything after it (before it, in a plan scheduled from its end)
 * moves as its links, constraints, restrictions and the data date ask, each as the project's options say; what has begun
 * keeps its start, what is finished keeps both dates and lasts the working days between them. A conflict moves nothing: it is reported by `scheduleOf`.
 */
export function reschedule(plan: ScheduleSource, named?: Iterable<string>): readonly Rescheduled[] {
  const { settings, tasks } = plan;
  const placement = newPlacement(plan, named ?? tasks.rows.map((task) => task.id));
  if (!settings.autoScheduling) placeNamed(placement);
  else if (settings.scheduleFromEnd) pullBack(placement, settings.autoSchedulingStrict);
  else {
    const latest = placement.bounds.alapCount > 0 ? scheduleOf(plan).analysis.sweep.early : null;
    pushForward(placement, settings.autoSchedulingStrict, latest);
  }
  return written(placement);
}

/** Without automatic scheduling nothing moves: the named tasks only get whole working days. */
function placeNamed(placement: Placement): void {
  for (let row = 0; row < placement.isNamed.length; row += 1) {
    if (placement.isNamed[row] && placement.bounds.isLeaf[row]) {
      placement.isDirty[row] = placement.isPlaced[row] = 1;
    }
  }
}

function written(placement: Placement): readonly Rescheduled[] {
  const { plan, isPlaced } = placement;
  const result: Rescheduled[] = [];
  for (let row = 0; row < isPlaced.length; row += 1) {
    if (!isPlaced[row]) continue;
    const task = plan.tasks.rows[row]!;
    const { start, end, duration } = datesOf(placement, row, task);
    if (start === task.start && end === task.end && duration === task.duration) continue;
    result.push({ id: task.id, start, end, duration });
  }
  return result;
}

/** What is finished keeps its days, and lasted as many of them as are worked. */
function datesOf(placement: Placement, row: number, task: Task): Omit<Rescheduled, 'id'> {
  const { plan, bounds, position } = placement;
  if (bounds.mode[row] === FINISHED) {
    const { start, end, kind } = task;
    const days = Math.min(Math.max(bounds.duration[row]!, 1), MAX_DURATION);
    return { start, end, duration: kind === 'milestone' ? 0 : days };
  }
  const duration = plan.settings.autoScheduling ? bounds.duration[row]! : durationOf(task);
  const start = startOf(placement, row, task);
  const end = duration === 0 ? start : civilDate(bounds.calendar.endAt(position[row]! + duration));
  return { start, end, duration };
}

/** History, and a milestone that stays at its boundary between working days and is not required later, keep the very day they were given. */
function startOf({ bounds, position, isDriven }: Placement, row: number, task: Task): CivilDate {
  const { calendar, duration, mode, pointFrom } = bounds;
  const at = position[row]!;
  const isPoint = duration[row] === 0;
  const stays = calendar.ordinal(dayNumber(task.start)) === at;
  if (stays && mode[row] === STARTED) return task.start;
  if (stays && isPoint && dayNumber(task.start) >= pointFrom[row]!) return task.start;
  const worked = calendar.endAt(at);
  return civilDate(isPoint && isDriven[row] && worked >= pointFrom[row]! ? worked : calendar.dayAt(at));
}
