import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { specContext, termPlan } from '../actions/testing/decide';
import { decide } from '../actions/registry';
import { SPEC_START } from '../actions/testing/start';
import { ANY_STEP } from '../actions/testing/steps';
import { evolve } from '../plan/change';
import type { Plan } from '../plan/plan';
import { Table } from '../plan/table';
import type { PlanRow } from './plan-row';
import { viewOf } from './plan-view';
import { type ShownRestrictions, shownRestrictions } from './shown-restriction';

/** `PLOMADA_SEED` repeats a run; `PLOMADA_RUNS` makes it longer. */
const SEED = Number(process.env['PLOMADA_SEED'] ?? randomInt(2 ** 31));
const RUNS = Number(process.env['PLOMADA_RUNS'] ?? 60);
const days = fc.constantFrom('2026-03-04', '2026-03-04', '2026-03-04', '2026-03-11');
const steps = fc.array(fc.tuple(ANY_STEP, days), { minLength: 1, maxLength: 30, size: 'max' });

/** Little work, so that the only task below a summary and the only link into a milestone are met. */
const SMALL_START = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 5 },
    { id: 'M', kind: 'milestone', start: '2026-03-07' },
  ],
  links: ['A>M'],
});
const starts = fc.constantFrom(SPEC_START, SMALL_START);

/** The same rows in new tables: nothing that was calculated of the plan is remembered. */
const unknown = (plan: Plan): Plan => ({ ...plan, tasks: Table.of(plan.tasks.rows) });

const differ = (a: PlanRow, b: PlanRow): boolean => JSON.stringify(a) !== JSON.stringify(b);

it(`rows made after an edit from those before are the ones made from the plan alone (PLOMADA_SEED=${SEED})`, () => {
  fc.assert(
    fc.property(starts, steps, (start, made) => {
      let plan = start;
      let view = viewOf(plan, '2026-03-04');
      let restrictions: ShownRestrictions | undefined;
      made.forEach(([step, today], n) => {
        const context = specContext('projectAdmin', {
          newId: (k) => `new-${n}-${k}`,
          snapshot: () => null,
          entry: () => null,
        });
        const decision = decide(plan, step(plan, `${n}`), context);
        if (decision.ok) plan = evolve(plan, decision.changes);
        const before = view;
        view = viewOf(plan, today, before);
        const alone = viewOf(unknown(plan), today);
        expect(view.rows).toEqual(alone.rows);
        expect(view.progress).toBe(alone.progress);
        restrictions = { plan, today, rows: shownRestrictions(plan, today, restrictions) };
        expect(restrictions.rows).toEqual(shownRestrictions(unknown(plan), today));
        for (const row of view.rows) {
          expect(view.of(row.id)).toBe(row);
          const was = before.of(row.id);
          if (was && was !== row) expect(differ(was, row)).toBe(true);
        }
      });
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
