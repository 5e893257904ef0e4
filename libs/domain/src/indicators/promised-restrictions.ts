import { derived } from '../plan/derived';
import type { Plan, Restriction } from '../plan/plan';
import { dueDate } from '../restrictions/restriction-state';
import { closedTerms, isInTerm } from '../terms/open-term';
import type { Promised } from './promises';

/** Whether a restriction was released by the day it was due. */
export function isReleasedInTime(restriction: Restriction): boolean {
  return restriction.released !== null && restriction.released <= dueDate(restriction);
}

/** Every restriction that fell due in a closed term, as a promise of that term. */
export const promisedRestrictions = derived((plan: Plan): readonly Promised[] =>
  closedTerms(plan).flatMap((term) =>
    plan.restrictions.rows
      .filter((restriction) => isInTerm(term, dueDate(restriction)))
      .map((restriction) => ({
        termNumber: term.number,
        id: restriction.id,
        text: restriction.detail,
        responsibles: restriction.responsible === null ? [] : [restriction.responsible],
        met: isReleasedInTime(restriction),
      })),
  ),
);
