import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Restriction, Term } from '../plan/plan';
import { openTerm, termLastDay } from '../terms/open-term';

/** A release date as it is stored: within the first and the last day of the open term. */
export function clampRelease(term: Pick<Term, 'startDate' | 'periodDays'>, date: CivilDate): CivilDate {
  if (date < term.startDate) return term.startDate;
  const last = termLastDay(term);
  return date > last ? last : date;
}

/** Whether past terms lock it: it was released in a term that is closed now, and indicators count on that. */
export function isLocked(plan: Plan, restriction: Restriction): boolean {
  return restriction.released !== null && restriction.releasedTerm !== openTerm(plan).id;
}
