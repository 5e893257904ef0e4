import { addDays, type CivilDate, civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import type { Plan, Task } from '../../plan/plan';
import { earliestByLinks } from '../../schedule';

type Constraint = Pick<Task, 'constraintType' | 'constraintDate'>;

/**
 * The constraint of a task that somebody has put at new dates, so that the schedule keeps it there: as in MS Project, a
 * date of its own follows the bar, and a bar put later than it must be starts no earlier than that from now on. An upper
 * bound that still holds stays. Whoever stretches the right edge of a bar puts its end, and nothing holds its start for that: a
 * latest end that the new one is beyond is given up.
 *
 * `plan` has the task at its new dates, `before` is its start until now. Without automatic scheduling nothing would move the
 * bar, and nothing changes here.
 */
export function constraintAfterMove(plan: Plan, task: Task, before: CivilDate): Constraint {
  const { constraintType, constraintDate, start, end, duration } = task;
  const lastDay = duration === 0 ? start : addDays(end, -1);
  const present = { constraintType, constraintDate };
  if (!plan.settings.autoScheduling) return present;
  if (start === before) return constraintAfterStretch(present, lastDay);
  switch (constraintType) {
    case 'mso':
    case 'snet':
      return { constraintType, constraintDate: start };
    case 'mfo':
    case 'fnet':
      return { constraintType, constraintDate: lastDay };
    case 'snlt':
      if (constraintDate !== null && start <= constraintDate) return present;
      break;
    case 'fnlt':
      if (constraintDate !== null && lastDay <= constraintDate) return present;
      break;
    case 'asap': {
      const calendar = calendarOf(plan.settings);
      const isEarliest = calendar.ordinal(dayNumber(start)) <= earliestByLinks(plan, task.id, duration);
      if (isEarliest || plan.settings.scheduleFromEnd) return present;
      break;
    }
  }
  return {
    constraintType: 'snet',
    constraintDate: civilDate(calendarOf(plan.settings).atOrAfter(dayNumber(start))),
  };
}

function constraintAfterStretch(present: Constraint, lastDay: CivilDate): Constraint {
  const { constraintType, constraintDate } = present;
  if (constraintType === 'mfo' || constraintType === 'fnet')
    return { constraintType, constraintDate: lastDay };
  const isBeyond = constraintType === 'fnlt' && constraintDate !== null && lastDay > constraintDate;
  return isBeyond ? { constraintType: 'asap', constraintDate: null } : present;
}
