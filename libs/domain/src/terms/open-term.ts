import { addDays, type CivilDate } from '../calendar/civil-date';
import { derivedFrom } from '../plan/derived';
import type { Plan, Term } from '../plan/plan';

/** The short terms from the first to the last, whatever their order in the table. */
export const termsInOrder = derivedFrom(
  (plan) => plan.terms,
  (plan): readonly Term[] => [...plan.terms.rows].sort((a, b) => a.number - b.number),
);

/** The terms that were closed, from the first to the last. */
export function closedTerms(plan: Plan): readonly Term[] {
  return termsInOrder(plan).filter((term) => term.realClosingTime !== null);
}

const openTerms = derivedFrom(
  (plan) => plan.terms,
  (plan): readonly Term[] => termsInOrder(plan).filter((term) => term.realClosingTime === null),
);

/** The open term: the first that is not closed. Every plan has one from the day it is created. */
export function openTerm(plan: Plan): Term {
  return openTerms(plan)[0]!;
}

/** The term that was open when the one before it was opened again, and waits for that one's second close; null when none does. */
export function waitingTerm(plan: Plan): Term | null {
  return openTerms(plan)[1] ?? null;
}

/** Whether a term was ever closed, one that is open again included. */
export function hasClosedTerm(plan: Plan): boolean {
  return plan.terms.size > 1;
}

const ends = new WeakMap<object, CivilDate>();

/** The day after the term's last one: a term is [startDate, termEnd). Asked once for every task, so it is kept. */
export function termEnd(term: Pick<Term, 'startDate' | 'periodDays'>): CivilDate {
  let end = ends.get(term);
  if (end === undefined) ends.set(term, (end = addDays(term.startDate, term.periodDays)));
  return end;
}

/** The last day that belongs to the term. */
export function termLastDay(term: Pick<Term, 'startDate' | 'periodDays'>): CivilDate {
  return addDays(term.startDate, term.periodDays - 1);
}

/** Whether a day belongs to the term. */
export function isInTerm(term: Pick<Term, 'startDate' | 'periodDays'>, date: CivilDate): boolean {
  return date >= term.startDate && date < termEnd(term);
}
