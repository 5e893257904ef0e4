import type { CloseRestriction, Plan } from '../plan/plan';
import { dueDate } from '../restrictions/restriction-state';
import { closedFigures } from './closed-figures';
import type { Promised } from './promises';

/** Whether a restriction was released by the day it was due. */
export function isReleasedInTime(restriction: CloseRestriction): boolean {
  return restriction.released !== null && restriction.released <= dueDate(restriction);
}

/** Every restriction that fell due in a closed term, as it stood at the close, as a promise of that term. */
export function promisedRestrictions(plan: Plan): readonly Promised[] {
  return closedFigures(plan).flatMap(({ term, figures }) =>
    figures.restrictions.map((restriction) => ({
      termNumber: term.number,
      id: restriction.id,
      text: restriction.detail,
      responsibles: restriction.responsible === null ? [] : [restriction.responsible],
      met: isReleasedInTime(restriction),
      due: dueDate(restriction),
      released: restriction.released,
    })),
  );
}
