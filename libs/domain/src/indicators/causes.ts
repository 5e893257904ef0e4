import { derived } from '../plan/derived';
import type { Plan } from '../plan/plan';
import { percentOf } from '../progress/hundredths';
import { type CncLogRow, cncLog } from '../terms/cnc-log';
import { closedTerms } from '../terms/open-term';
import { grouped } from './grouped';
import { RECENT_TERMS } from './compliance';
import { type Ratio, shareOf } from './result';

/** How often causes of one kind occurred, as a share of all causes counted. */
export interface CauseCount extends Ratio<CncLogRow> {
  /** The type of the cause, or the role it comes from. */
  readonly key: string;
  /** The same with all that occurred more often: the line of a Pareto chart. The last one is 100. */
  readonly cumulative: number;
}

/** Causes of non-compliance from every side; the most frequent first. */
export interface Causes {
  readonly byType: readonly CauseCount[];
  readonly byTypeLastSix: readonly CauseCount[];
  readonly byTypeLastTerm: readonly CauseCount[];
  readonly byRole: readonly CauseCount[];
  readonly byRoleLastTerm: readonly CauseCount[];
  readonly byTerm: readonly CausesOfTerm[];
}

/** How often causes of each type occurred in a closed term. */
export interface CausesOfTerm {
  readonly termNumber: number;
  readonly startDate: string;
  /** The most frequent of the term first. */
  readonly types: readonly { readonly key: string; readonly count: number }[];
}

/** Counts the causes of the closed terms. */
export const causesOf = derived((plan: Plan): Causes => {
  const log = cncLog(plan);
  const last = closedTerms(plan).length;
  const recent = log.filter((row) => row.termNumber > last - RECENT_TERMS);
  const ofTerm = grouped(log, ({ termNumber }) => termNumber);
  const lastTerm = ofTerm.get(last) ?? [];
  return {
    byType: countBy(log, (row) => row.type),
    byTypeLastSix: countBy(recent, (row) => row.type),
    byTypeLastTerm: countBy(lastTerm, (row) => row.type),
    byRole: countBy(log, (row) => row.origin),
    byRoleLastTerm: countBy(lastTerm, (row) => row.origin),
    byTerm: closedTerms(plan).map(({ number, startDate }) => ({
      ...{ termNumber: number, startDate },
      types: countBy(ofTerm.get(number) ?? [], (row) => row.type).map(({ key, numerator }) => ({
        key,
        count: numerator,
      })),
    })),
  };
});

function countBy(log: readonly CncLogRow[], keyOf: (row: CncLogRow) => string): readonly CauseCount[] {
  const groups = [...grouped(log, keyOf)].sort(
    ([a, rowsA], [b, rowsB]) => rowsB.length - rowsA.length || (a < b ? -1 : 1),
  );
  let reached = 0;
  return groups.map(([key, rows]) => {
    reached += rows.length;
    return {
      key,
      ...shareOf(rows, log.length),
      cumulative: percentOf(reached, log.length)!,
    };
  });
}
