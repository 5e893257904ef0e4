import { civilDate, dayNumber } from '../../calendar/civil-date';
import { type WorkCalendar, calendarOf } from '../../calendar/work-calendar';
import { type Change, setFields } from '../../plan/change';
import type { Plan, Restriction } from '../../plan/plan';

/**
 * Where the project moves required dates with their tasks: the open restrictions of tasks that moved, by as many working days
 * as the start (of an end restriction, the end) did. One that several tasks share follows the one that needs it first. None goes before
 * the day that somebody has committed to: nobody else moves a promise, and an edit that required it earlier would be refused.
 * `beforeOf` answers the plan in which a restriction's required date was true of its tasks.
 */
export function movedRestrictions(beforeOf: (restrictionId: string) => Plan, after: Plan): readonly Change[] {
  if (!after.settings.moveTasksWithConstraints) return [];
  const calendar = calendarOf(after.settings);
  return after.restrictions.rows.flatMap((restriction) => {
    if (restriction.released !== null) return [];
    const days = shiftOf(beforeOf(restriction.id), after, restriction, calendar);
    if (days === 0) return [];
    const moved = civilDate(calendar.addWorking(dayNumber(restriction.required), days));
    const { commited } = restriction;
    const isKept = commited !== null && commited <= restriction.required && moved < commited;
    const required = isKept ? commited : moved;
    const change = setFields('restrictions', restriction, { required });
    return change ? [change] : [];
  });
}

function shiftOf(before: Plan, after: Plan, restriction: Restriction, calendar: WorkCalendar): number {
  if (before.tasks === after.tasks) return 0;
  const first = (plan: Plan): number => {
    const days = restriction.taskIds.flatMap((id) => {
      const task = plan.tasks.get(id);
      return task ? [dayNumber(restriction.type === 1 ? task.start : task.end)] : [];
    });
    return Math.min(...days);
  };
  const from = first(before);
  const to = first(after);
  return Number.isFinite(from) && Number.isFinite(to) ? calendar.countWorking(from, to) : 0;
}
