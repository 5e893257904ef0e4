import type { CivilDate } from '../calendar/civil-date';
import { type Change, setFields, type SetFields } from '../plan/change';
import type { Plan, Restriction, Term } from '../plan/plan';
import { isInTerm, openTerm } from '../terms/open-term';
import { dueDate } from './restriction-state';

type Dated = Pick<Restriction, 'commited' | 'required' | 'released' | 'missed'>;

/**
 * The day of a term by which a restriction was to be released and was not: the one by which it is due, or the one by which it was
 * before somebody committed to another (`missed`). Null where there is none, as for what was missed in other terms.
 */
export function missedDay(
  term: Pick<Term, 'startDate' | 'periodDays'>,
  restriction: Dated,
  today: CivilDate,
): CivilDate | null {
  const { missed = null } = restriction;
  return [lateDay(restriction, today), missed].find((day) => day !== null && isInTerm(term, day)) ?? null;
}

/** The day by which it is due and is, or was, not released; null where it is in time yet. */
function lateDay(restriction: Dated, today: CivilDate): CivilDate | null {
  const due = dueDate(restriction);
  return (restriction.released ?? today) > due ? due : null;
}

/**
 * What is kept of days that were missed in the open term where changes, of whatever action, make restrictions due on another: a new
 * commitment says by when, and does not unsay that the first was not kept.
 */
export function keptMissedDays(
  before: Plan,
  changes: readonly Change[],
  planAfter: () => Plan,
  today: CivilDate,
): readonly Change[] {
  const edits = changes.filter(isOfDates);
  if (edits.length === 0) return [];
  const term = openTerm(before);
  const after = planAfter();
  return [...new Set(edits.map(({ id }) => id))].flatMap((id) => {
    const [was, is] = [before.restrictions.get(id), after.restrictions.get(id)];
    if (!was || !is || dueDate(was) === dueDate(is)) return [];
    const missed = lateDay(was, today);
    if (missed === null || !isInTerm(term, missed)) return [];
    return setFields('restrictions', { ...NOT_KEPT, ...is }, { missed }) ?? [];
  });
}

/** What restrictions lack that were written before it was kept. */
const NOT_KEPT = { missed: null } as const;

const isOfDates = (change: Change): change is SetFields =>
  change.kind === 'set' &&
  change.table === 'restrictions' &&
  ('commited' in change.after || 'required' in change.after);
