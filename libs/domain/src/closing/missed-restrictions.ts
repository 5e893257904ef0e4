import { isReleasedInTime } from '../indicators/promised-restrictions';
import type { MissedRestriction, Plan, Term } from '../plan/plan';
import { dueDate } from '../restrictions/restriction-state';
import { isInTerm } from '../terms/open-term';

/** The restrictions that the close of a term counted in the PCR as not released in time. Closes that kept no figures have none. */
export function missedAtClose(plan: Plan, term: Term): readonly MissedRestriction[] {
  const counted = plan.closes.get(term.id)?.restrictions ?? [];
  return counted.filter((one) => !isReleasedInTime(one)).map(({ id, detail }) => ({ id, detail }));
}

/**
 * Those of them that a second close would count no more, as the plan stands: they fall due on a day outside the term by now, or are
 * gone. Of a term that is closed, and of one that is open again.
 */
export function missedNoMore(plan: Plan, term: Term): readonly MissedRestriction[] {
  const missed =
    term.realClosingTime === null ? (term.reopenings?.at(-1)?.missed ?? []) : missedAtClose(plan, term);
  return missed.filter(({ id }) => {
    const now = plan.restrictions.get(id);
    return !now || !isInTerm(term, dueDate(now));
  });
}
