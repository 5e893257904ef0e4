import fc from 'fast-check';
import { evolve, setFields } from '../plan/change';
import { newTask } from '../plan/new-task';
import type { Link, Plan, Restriction, Task } from '../plan/plan';
import { Table } from '../plan/table';
import { type Analysis, analyse, analyseWhole } from './analysis';
import { readingOf } from './reading';
import { reschedule } from './reschedule';
import { EVERY_CONSTRAINT, arbitraryPlan } from './spec-arbitrary';

/** The plan as if it had just come from a file: nothing is remembered of it. */
const forgotten = (plan: Plan): Plan => ({
  ...plan,
  tasks: Table.of(plan.tasks.rows.map((row) => ({ ...row }))),
  links: Table.of([...plan.links.rows]),
});
const outcome = ({ bounds, sweep, asSoon, free, end }: Analysis): object => ({
  bounds,
  sweep,
  asSoon,
  free,
  end,
});

const date = fc
  .integer({ min: 0, max: 60 })
  .map((offset) => new Date(Date.UTC(2026, 2, 2 + offset)).toISOString().slice(0, 10));
/** An edit of some row, as field values; links get lags, tasks anything that the engine reads. */
const edit = fc.record({
  pick: fc.nat(),
  isLink: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  lag: fc.integer({ min: -3, max: 5 }),
  task: fc.oneof(
    fc.record({ duration: fc.integer({ min: 1, max: 15 }) }),
    fc.record({ text: fc.constantFrom('a', 'b') }),
    fc.record({ start: date, end: date }),
    fc.record({ progress: fc.constantFrom(0, 0.5, 1) }),
    fc.record({ constraintType: fc.constantFrom(...EVERY_CONSTRAINT), constraintDate: date }),
  ),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function edited(plan: Plan, { pick, isLink, lag, task: values }: Edit): Plan {
  const link: Link | undefined = plan.links.rows[pick % Math.max(plan.links.size, 1)];
  if (isLink && link && lag === 5) return { ...plan, links: plan.links.with([], new Set([link.id])) };
  if (isLink && link) return { ...plan, links: plan.links.with([{ ...link, lag }]) };
  if (pick % 10 === 0) {
    const required = `2026-03-${20 + (lag + 3)}`;
    return { ...plan, restrictions: plan.restrictions.with([{ ...plan.restrictions.get('r')!, required }]) };
  }
  const task: Task = plan.tasks.rows[pick % plan.tasks.size]!;
  const change = setFields('tasks', task, values as Partial<Task>);
  return change ? evolve(plan, [change]) : plan;
}

const restriction = (plan: Plan, taskAt: number): Restriction => ({
  id: 'r',
  taskIds: [plan.tasks.rows[taskAt % plan.tasks.size]!.id],
  family: 'Materials',
  type: taskAt % 2 === 0 ? 1 : 2,
  detail: '',
  comments: '',
  responsible: null,
  created: '2026-03-01',
  commited: null,
  required: '2026-03-20',
  released: null,
  releasedTerm: null,
  inProcess: false,
});

/** Longer than all the others together: the plan's end stays, and late dates are not counted anew as a whole. */
const ANCHOR = newTask({ id: 'anchor', index: 99, start: '2026-03-02', end: '2027-04-26', duration: 300 });
const settings = { constraints: EVERY_CONSTRAINT, progress: true, loops: true };
const plans = fc
  .tuple(
    fc.oneof(
      arbitraryPlan(settings),
      arbitraryPlan({ progress: true }),
      arbitraryPlan({ ...settings, settings: { scheduleFromEnd: true } }),
    ),
    fc.nat(),
    fc.boolean(),
  )
  .map(([plan, at, isAnchored]): Plan => ({
    ...plan,
    tasks: isAnchored ? plan.tasks.with([ANCHOR]) : plan.tasks,
    restrictions: Table.of([restriction(plan, at)]),
  }));
const edits = fc.array(edit, { minLength: 1, maxLength: 8 });

describe('a schedule after edits', () => {
  it('is the same as calculated from nothing', () => {
    fc.assert(
      fc.property(plans, edits, (start, list) => {
        let plan = start;
        analyse(plan);
        for (const one of list) {
          plan = edited(plan, one);
          expect(outcome(analyse(plan))).toEqual(outcome(analyseWhole(readingOf(forgotten(plan)))));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is the same when plans of one origin are asked for in turns', () => {
    fc.assert(
      fc.property(plans, edits, (plan, list) => {
        const versions = list.map((one) => edited(plan, one));
        for (const version of [plan, ...versions, plan, ...versions]) {
          const fresh = analyseWhole(readingOf(forgotten(version)));
          expect(outcome(analyse({ ...version, tasks: version.tasks.with([]) }))).toEqual(outcome(fresh));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('moves tasks to the same dates as one read from nothing', () => {
    fc.assert(
      fc.property(plans, edits, fc.boolean(), (start, list, autoSchedulingStrict) => {
        let plan: Plan = { ...start, settings: { ...start.settings, autoSchedulingStrict } };
        for (const one of list) {
          plan = edited(plan, one);
          const named = [plan.tasks.rows[one.pick % plan.tasks.size]!.id];
          expect(reschedule(plan, named)).toEqual(reschedule(forgotten(plan), named));
        }
      }),
      { numRuns: 200 },
    );
  });
});
