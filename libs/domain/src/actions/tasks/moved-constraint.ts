import { addDays, civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import type { Plan, Task } from '../../plan/plan';
import { earliestByLinks } from '../../schedule/earliest';

type Constraint = Pick<Task, 'constraintType' | 'constraintDate'>;

/**
 * The constraint of a task that somebody has put at new dates, so that the schedule keeps it there: as in MS Project, a
 * date of its own follows the bar, and a bar put later than it must be starts no earlier than that from now on. An upper
 * bound that still holds stays.
 *
 * `plan` has the task at its new dates. Without automatic scheduling nothing would move the bar, and nothing changes here.
 */
export function constraintAfterMove(plan: Plan, task: Task): Constraint {
  const { constraintType, constraintDate, start, end, duration } = task;
  const lastDay = duration === 0 ? start : addDays(end, -1);
  if (!plan.settings.autoScheduling) return { constraintType, constraintDate };
  switch (constraintType) {
    case 'mso':
    case 'snet':
      return { constraintType, constraintDate: start };
    case 'mfo':
    case 'fnet':
      return { constraintType, constraintDate: lastDay };
    case 'snlt':
      if (constraintDate !== null && start <= constraintDate) return { constraintType, constraintDate };
      break;
    case 'fnlt':
      if (constraintDate !== null && lastDay <= constraintDate) return { constraintType, constraintDate };
      break;
    case 'asap': {
      const calendar = calendarOf(plan.settings);
      const isEarliest = calendar.ordinal(dayNumber(start)) <= earliestByLinks(plan, task.id, duration);
      if (isEarliest || plan.settings.scheduleFromEnd) return { constraintType, constraintDate };
      break;
    }
  }
  return {
    constraintType: 'snet',
    constraintDate: civilDate(calendarOf(plan.settings).atOrAfter(dayNumber(start))),
  };
}
