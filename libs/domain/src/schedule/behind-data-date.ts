import { dayNumber } from '../calendar/civil-date';
import { FINISHED, STARTED, boundsOf, durationOf } from './engine/bounds';
import type { ScheduleSource } from './engine/reading';
import { type Rescheduled, reschedule } from './reschedule';

/**
 * The dates that tasks get because of the plan's data date alone, whatever else asks of them: what has not begun and stands
 * before it, what is under way and over by then, and what follows either. None where bars do not move by themselves.
 */
export function movedByDataDate(plan: ScheduleSource): readonly Rescheduled[] {
  const { autoScheduling, dataDate = null } = plan.settings;
  const behind = autoScheduling && dataDate !== null ? behindDataDate(plan) : [];
  return behind.length === 0 ? [] : reschedule(plan, behind);
}

function behindDataDate(plan: ScheduleSource): readonly string[] {
  const { calendar, floor, isLeaf, duration, mode } = boundsOf(plan, plan.tasks.size);
  return plan.tasks.rows.flatMap((task, row) => {
    if (!isLeaf[row] || mode[row] === FINISHED) return [];
    const isBehind =
      mode[row] === STARTED
        ? duration[row] !== durationOf(task)
        : calendar.ordinal(dayNumber(task.start)) < floor;
    return isBehind ? [task.id] : [];
  });
}
