import fc from 'fast-check';
import { decide } from '../actions/registry';
import { specContext } from '../actions/testing/decide';
import { evolve, setFields } from '../plan/change';
import type { Plan, PlanSettings } from '../plan/plan';
import { Table } from '../plan/table';
import { treeOf } from '../tree/tree';
import { reschedule } from './reschedule';
import { EVERY_CONSTRAINT, arbitraryPlan } from './testing/arbitrary';
import { type Edit, anyEdit } from './testing/edits';

const options: fc.Arbitrary<Partial<PlanSettings>> = fc.record({
  autoScheduling: fc.boolean(),
  autoSchedulingStrict: fc.boolean(),
  autoSchedulingMoveProjects: fc.boolean(),
  scheduleFromEnd: fc.boolean(),
  scheduleOffsetLink: fc.boolean(),
  moveTasksWithConstraints: fc.boolean(),
});
const withOptions = (plan: Plan, values: Partial<PlanSettings>): Plan => ({
  ...plan,
  settings: { ...plan.settings, ...values },
});
const plans = fc
  .tuple(arbitraryPlan({ constraints: EVERY_CONSTRAINT, progress: true }), options)
  .map(([plan, values]) => withOptions(plan, values));
const edits = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: anyEdit },
    {
      weight: 1,
      arbitrary: options.map(
        (values): Edit =>
          (plan) =>
            withOptions(plan, values),
      ),
    },
  ),
  { minLength: 1, maxLength: 8 },
);

/** The plan as if it had just come from a file: nothing is remembered of it. */
const forgotten = (plan: Plan): Plan => ({
  ...plan,
  tasks: Table.of(plan.tasks.rows.map((row) => ({ ...row }))),
  links: Table.of(plan.links.rows.map((row) => ({ ...row }))),
});

/** The plan with all its tasks where its options put them. */
function settled(plan: Plan): Plan {
  const moves = reschedule(plan).flatMap(
    ({ id, ...dates }) => setFields('tasks', plan.tasks.get(id)!, dates) ?? [],
  );
  return evolve(plan, moves);
}

describe('whatever the options of the project', () => {
  it('tasks move to the same dates after edits as in a plan read from nothing', () => {
    fc.assert(
      fc.property(plans, edits, fc.nat(), (start, list, pick) => {
        let plan = start;
        list.forEach((edit, n) => {
          plan = edit(plan, `new-${n}`);
          const named = [plan.tasks.rows[pick % plan.tasks.size]!.id];
          expect(reschedule(plan, named)).toEqual(reschedule(forgotten(plan), named));
        });
      }),
      { numRuns: 150 },
    );
  });

  it('a plan that has settled stays so, whatever an edit names', () => {
    fc.assert(
      fc.property(plans, fc.nat(), (drawn, pick) => {
        const plan = settled(withOptions(drawn, { scheduleFromEnd: false }));
        expect(reschedule(plan)).toEqual([]);
        expect(reschedule(plan, [plan.tasks.rows[pick % plan.tasks.size]!.id])).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('without automatic scheduling', () => {
  it('nothing moves but what is named, and that to whole working days only', () => {
    fc.assert(
      fc.property(plans, fc.nat(), (drawn, pick) => {
        const plan = withOptions(drawn, { autoScheduling: false });
        const { id } = plan.tasks.rows[pick % plan.tasks.size]!;
        const branch = new Set([id, ...treeOf(plan).descendantsOf(id)]);
        const moved = reschedule(plan, [id]).map((one) => one.id);
        expect(moved.filter((one) => !branch.has(one))).toEqual([]);
        expect(reschedule(settled(plan), [id])).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

/** Without tasks that follow the late dates, which a new link may change, and without moves back that it may call for. */
const pushedOnly = arbitraryPlan({
  constraints: EVERY_CONSTRAINT.filter((type) => type !== 'alap'),
  progress: true,
});

describe('a link that takes the present gap as its lag', () => {
  it('moves nothing when it is drawn', () => {
    fc.assert(
      fc.property(
        pushedOnly,
        options,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('0', '1', '2', '3'),
        (drawn, values, from, to, type) => {
          const given = { scheduleOffsetLink: true, autoSchedulingStrict: false, scheduleFromEnd: false };
          const plan = settled(withOptions(drawn, { ...values, ...given }));
          const [source, target] = [from, to].map((pick) => plan.tasks.rows[pick % plan.tasks.size]!.id);
          const payload = { id: 'drawn', source, target, type };
          const decision = decide(plan, { type: 'ADD_LINK', payload }, specContext());
          if (decision.ok) expect(decision.changes).toMatchObject([{ kind: 'add', table: 'links' }]);
        },
      ),
      { numRuns: 250 },
    );
  });
});
