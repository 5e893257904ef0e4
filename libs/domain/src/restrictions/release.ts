import type { CivilDate } from '../calendar/civil-date';
import { type Change, setFields } from '../plan/change';
import type { Plan, Restriction, Term } from '../plan/plan';
import { openTerm, termLastDay } from '../terms/open-term';

/** A release date as it is stored: within the first and the last day of the open term. */
export function clampRelease(term: Pick<Term, 'startDate' | 'periodDays'>, date: CivilDate): CivilDate {
  if (date < term.startDate) return term.startDate;
  const last = termLastDay(term);
  return date > last ? last : date;
}

/** What restrictions lack that were written before it was kept: a change says what stood there before, so that an undo can. */
const NOT_KEPT = { releaseSaid: null } as const;

type Release = Pick<Restriction, 'released' | 'releasedTerm' | 'releaseSaid' | 'inProcess'>;

/** A restriction that is released on a day, written down within the open term; null where it says so already. */
export function releasedOn(term: Term, restriction: Restriction, day: CivilDate): Change | null {
  const released = clampRelease(term, day);
  const releaseSaid = released === day ? null : day;
  return written(restriction, { released, releasedTerm: term.id, releaseSaid, inProcess: false });
}

/** A restriction that is not released, and whether somebody works on it; null where it says so already. */
export const notReleased = (restriction: Restriction, inProcess: boolean): Change | null =>
  written(restriction, { released: null, releasedTerm: null, releaseSaid: null, inProcess });

/**
 * The releases that were written down in the open term, where its days become others or a release comes back that was taken away when
 * it had other days: each on the day that was said, as far as the term now has it. Only the first term's days change, while it is
 * open (`firstTermChange`).
 */
export function releasesInTerm(before: Plan, after: Plan): readonly Change[] {
  const [was, term] = [openTerm(before), openTerm(after)];
  const hasOtherDays = was.startDate !== term.startDate || was.periodDays !== term.periodDays;
  if (was.id !== term.id || (!hasOtherDays && before.restrictions === after.restrictions)) return [];
  return after.restrictions.rows.flatMap((restriction) => {
    const { released, releasedTerm, releaseSaid } = restriction;
    if (released === null || releasedTerm !== term.id) return [];
    return releasedOn(term, restriction, releaseSaid ?? released) ?? [];
  });
}

const written = (restriction: Restriction, release: Release): Change | null =>
  setFields('restrictions', { ...NOT_KEPT, ...restriction }, release);

/** Whether past terms lock it: it was released in a term that is closed now, and indicators count on that. */
export function isLocked(plan: Plan, restriction: Restriction): boolean {
  return restriction.released !== null && restriction.releasedTerm !== openTerm(plan).id;
}
