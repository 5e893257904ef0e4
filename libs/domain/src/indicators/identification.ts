import { dayNumber } from '../calendar/civil-date';
import type { Plan, Restriction } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { openTerm } from '../terms/open-term';
import { closedFigures, identifiedByNow } from './closed-figures';
import { grouped } from './grouped';
import { type Ratio, shareOf } from './result';
import { identifiedIn } from './term-figures';

/** How long before it was needed each restriction was found, in days. */
export interface IdentificationTime {
  /** Mean, 2 decimals; null without restrictions. */
  readonly value: number | null;
  /** Sum of the days. */
  readonly numerator: number;
  readonly denominator: number;
  readonly rows: readonly { readonly id: string; readonly days: number }[];
}

/** Days from creation to required date, never below 1. */
export function identificationDays(restriction: Pick<Restriction, 'created' | 'required'>): number {
  return Math.max(1, dayNumber(restriction.required) - dayNumber(restriction.created));
}

/** Identification time of all restrictions. */
export function identificationTime(restrictions: readonly Restriction[]): IdentificationTime {
  const rows = restrictions.map((one) => ({ id: one.id, days: identificationDays(one) }));
  const numerator = rows.reduce((sum, row) => sum + row.days, 0);
  return {
    value: rows.length > 0 ? roundTo2(numerator / rows.length) : null,
    numerator,
    denominator: rows.length,
    rows,
  };
}

/** The same by family, in alphabetical order. */
export function identificationTimeByFamily(
  plan: Plan,
): readonly ({ readonly family: string } & IdentificationTime)[] {
  return byFamily(plan.restrictions.rows).map(([family, own]) => ({ family, ...identificationTime(own) }));
}

/** Upper ends of the ranges that a histogram of days shows: up to one week, two, three, four, six, and more. */
const RANGES = [7, 14, 21, 28, 42, null] as const;

/** How many restrictions were found so long before they were needed, as a share of all. */
export interface IdentificationRange extends Ratio<string> {
  /** Days from and to, inclusive; null where there is no upper end. */
  readonly from: number;
  readonly to: number | null;
}

/** When restrictions were found, against when their release was needed (beyond the spec). The rows are their ids. */
export function identificationRanges(restrictions: readonly Restriction[]): readonly IdentificationRange[] {
  return RANGES.map((to, at) => {
    const from = at === 0 ? 1 : RANGES[at - 1]! + 1;
    const within = (days: number) => days >= from && (to === null || days <= to);
    const ids = restrictions.filter((one) => within(identificationDays(one))).map(({ id }) => id);
    return { from, to, ...shareOf(ids, restrictions.length) };
  });
}

/** Restrictions found in a term, as a share of all that there were at its close, or are in the open one. The rows are their ids. */
export interface IdentifiedInTerm extends Ratio<string> {
  readonly termNumber: number;
  /** What is found in the open term is pending: more may be. */
  readonly isOpen: boolean;
}

/** Restrictions found in each closed term, and in the open one by now. */
export function identifiedByTerm(plan: Plan): readonly IdentifiedInTerm[] {
  const closed = closedFigures(plan).map(({ term, figures }) => ({
    termNumber: term.number,
    isOpen: false,
    ...shareOf(figures.identified, figures.restrictionCount),
  }));
  const term = openTerm(plan);
  const found = identifiedIn(plan, term, identifiedByNow(plan));
  return [...closed, { termNumber: term.number, isOpen: true, ...shareOf(found, plan.restrictions.size) }];
}

/** Restrictions by family, families in alphabetical order. */
export function byFamily(
  restrictions: readonly Restriction[],
): readonly (readonly [string, readonly Restriction[]])[] {
  return [...grouped(restrictions, (one) => one.family)].sort(([a], [b]) => (a < b ? -1 : 1));
}
