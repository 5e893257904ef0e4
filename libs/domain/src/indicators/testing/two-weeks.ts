import type { Plan } from '../../plan/plan';
import { Table } from '../../plan/table';
import { specPlan } from '../../schedule/testing/plan';
import { withClosedTerms } from './closed-terms';

/** Two weeks of work: A in the first, B in the second, each half of the project. A is done, B half. */
export const base = specPlan({
  tasks: [
    { id: 'A', duration: 5, progress: 1, lastProgress: 0.8 },
    { id: 'B', duration: 5, start: '2026-03-09', progress: 0.5 },
  ],
});
export const plan = withClosedTerms(base, [['A', 0, 1, 0.8]]);

export const TODAY = '2026-03-11';

/** The same plan with its first term closed at an instant. */
export const closedAt = (realClosingTime: string): Plan => ({
  ...plan,
  terms: Table.of(
    plan.terms.rows.map((term) => (term.realClosingTime ? { ...term, realClosingTime } : term)),
  ),
});
