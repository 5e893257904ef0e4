import { addDays, type CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { dueDate } from '../restrictions/restriction-state';
import { type ShownRestriction, shownRestrictions } from '../view/shown-restriction';

/** The open restrictions of a plan that became late on one of the last so many days, `today` included: the day by which they were due is over. */
export function newlyLate(plan: Plan, today: CivilDate, days: number): readonly ShownRestriction[] {
  const from = addDays(today, -days);
  return shownRestrictions(plan, today).filter((restriction) => {
    const due = dueDate(restriction);
    return restriction.released === null && due >= from && due < today;
  });
}
