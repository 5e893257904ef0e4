import { type CivilDate, dayNumber } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { isFinished } from '../progress/finished';
import { openTerm, termLastDay } from './open-term';

/** A term whose days are over and that nobody has closed. */
export interface OverdueTerm {
  readonly number: number;
  readonly lastDay: CivilDate;
  /** Calendar days since its last one, at least 1. */
  readonly days: number;
}

/** The open term where its days are over; null while it has some left, and where no work waits for its close. */
export function overdueTerm(plan: Plan, today: CivilDate): OverdueTerm | null {
  const term = openTerm(plan);
  const lastDay = termLastDay(term);
  if (today <= lastDay || isFinished(plan)) return null;
  return { number: term.number, lastDay, days: dayNumber(today) - dayNumber(lastDay) };
}
