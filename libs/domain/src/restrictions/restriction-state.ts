import type { CivilDate } from '../calendar/civil-date';
import type { Restriction } from '../plan/plan';

/** 1 pending, 2 delayed, 3 released, 4 released with delay, 5 in process. */
export type RestrictionState = 1 | 2 | 3 | 4 | 5;

type Dated = Pick<Restriction, 'commited' | 'required' | 'released' | 'inProcess'>;

/** The day by which the restriction was to be released: the committed date, the required one where nobody committed. */
export function dueDate(restriction: Pick<Restriction, 'commited' | 'required'>): CivilDate {
  return restriction.commited ?? restriction.required;
}

/** The states in the order in which they are tried, each with its test and the code of its reason. */
export const RESTRICTION_STATES = [
  {
    state: 3,
    reason: 'RESTRICTION_RELEASED',
    holds: (one: Dated) => one.released !== null && one.released <= dueDate(one),
  },
  { state: 4, reason: 'RESTRICTION_RELEASED_LATE', holds: (one: Dated) => one.released !== null },
  { state: 2, reason: 'RESTRICTION_DELAYED', holds: (one: Dated, today: CivilDate) => dueDate(one) < today },
  { state: 5, reason: 'RESTRICTION_IN_PROCESS', holds: (one: Dated) => one.inProcess },
  { state: 1, reason: 'RESTRICTION_PENDING', holds: () => true },
] as const satisfies readonly {
  readonly state: RestrictionState;
  readonly reason: string;
  readonly holds: (restriction: Dated, today: CivilDate) => boolean;
}[];

/** The state of a restriction today: the first of the table that holds. */
export function restrictionState(restriction: Dated, today: CivilDate): RestrictionState {
  return RESTRICTION_STATES.find((row) => row.holds(restriction, today))!.state;
}
