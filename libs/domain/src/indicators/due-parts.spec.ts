import fc from 'fast-check';
import { addDays } from '../calendar/civil-date';
import type { Baseline } from '../plan/plan';
import { Table } from '../plan/table';
import { arbitraryPlan } from '../schedule/testing/arbitrary';
import { treeOf } from '../tree/tree';
import { dueParts } from './due-parts';
import { curveOfPart } from './filter/curve-of-part';
import { partOfPlan } from './filter/part-of-plan';
import { NO_REPORT_FILTER } from './filter/report-filter';
import { sCurve } from './s-curve';
import { withClosedTerms } from './testing/closed-terms';
import { plan, TODAY } from './testing/two-weeks';

const sum = (values: Iterable<number>) => [...values].reduce((all, one) => all + one, 0);
const baselineOf = (taskIds: readonly string[]): Baseline => ({
  ...{ id: 'b', name: 'Contract', created: '2026-03-01T00:00:00Z', isDefault: true },
  tasks: taskIds.map((taskId) => ({ taskId, start: '2026-03-02', end: '2026-03-07' })),
});

describe('the rows behind a day of a planned curve', () => {
  it('are what each task should have added by then', () => {
    const due = (date: string) => Object.fromEntries(dueParts(plan, 'masterPlan', ['A', 'B'], date));
    expect(due('2026-03-04')).toEqual({ A: 30 });
    expect(due('2026-03-11')).toEqual({ A: 50, B: 30 });
    expect(dueParts(plan, 'baseline', ['A', 'B'], TODAY).size).toBe(0);
  });

  it('add up to the curve, whatever the plan', () => {
    const days = fc.integer({ min: -5, max: 120 }).map((offset) => addDays('2026-03-02', offset));
    fc.assert(
      fc.property(arbitraryPlan({ progress: true }), days, (drawn, date) => {
        const given = { ...drawn, baselines: Table.of([baselineOf(treeOf(drawn).leaves.slice(1))]) };
        const curves = sCurve(given, TODAY);
        const ids = curves.rows.map(({ id }) => id);
        for (const curve of ['baseline', 'masterPlan'] as const) {
          const point = curves[curve].find((one) => one.date === date);
          if (point) expect(sum(dueParts(given, curve, ids, date).values())).toBeCloseTo(point.value, 1);
        }
      }),
    );
  });
});

describe('the rows behind the curves of a part', () => {
  it('add up to them, whatever the plan and its past', () => {
    const percents = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 4 });
    const offsets = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(arbitraryPlan({ progress: true }), percents, offsets, (drawn, past, offset) => {
        const { leaves } = treeOf(drawn);
        fc.pre(leaves.length > 1);
        const records = past.map((percent, at) => [
          [leaves[at % leaves.length]!, 0, null, percent / 100] as const,
        ]);
        const closed = withClosedTerms(drawn, ...records);
        const part = partOfPlan(closed, { ...NO_REPORT_FILTER, branches: [leaves[0]!] });
        const curve = curveOfPart(closed, part, '2026-06-01');
        for (const { value, rows } of curve.realProgress) {
          expect(sum(rows!.map(({ done }) => done))).toBeCloseTo(value, 1);
        }
        const date = addDays('2026-03-02', offset);
        const due = curve.masterPlan.find((one) => one.date === date);
        const ids = curve.rows.map(({ id }) => id);
        if (due) expect(sum(dueParts(closed, 'masterPlan', ids, date).values())).toBeCloseTo(due.value, 1);
      }),
    );
  });
});
