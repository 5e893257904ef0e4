import { type Change, closedTerms, evolve, type Plan, ppcOf } from '@plomada/domain';
import type { ClosedTerm } from '../log/log-document';
import { CLOSE_TERM } from '../log/action-types';

/** What the term that an action closes comes to; null for every other action. */
export function closedTermOf(type: string, plan: Plan, changes: readonly Change[]): ClosedTerm | null {
  if (type !== CLOSE_TERM) return null;
  const after = evolve(plan, changes);
  const term = closedTerms(after).at(-1);
  const ppc = ppcOf(after).lastTerm;
  if (!term || !ppc) return null;
  const { id: termId, number, reopenings = [] } = term;
  const again = reopenings.length > 0 && ({ again: true } as const);
  return { termId, number, met: ppc.numerator, promised: ppc.denominator, ...again };
}
