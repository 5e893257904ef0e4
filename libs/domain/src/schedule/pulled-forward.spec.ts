import fc from 'fast-check';
import { after, termPlan } from '../actions/testing/decide';
import type { Link, Plan, Restriction } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { brokenLinksOf } from './broken-links';
import { pulledForward } from './pulled-forward';
import { arbitraryPlan } from './testing/arbitrary';
import type { SpecPlan } from './testing/plan';

function linksWithinBranches(plan: Plan): ReadonlySet<string> {
  const tree = treeOf(plan);
  const isWithin = ({ source, target }: Link) =>
    tree.ancestorsOf(target).includes(source) || tree.ancestorsOf(source).includes(target);
  return new Set(plan.links.rows.filter(isWithin).map(({ id }) => id));
}

const restriction: Restriction = {
  id: 'r',
  taskIds: ['B'],
  family: 'Permits',
  type: 1,
  detail: '',
  comments: '',
  responsible: null,
  created: '2026-03-01',
  commited: null,
  required: '2026-03-11',
  released: null,
  releasedTerm: null,
  inProcess: false,
};
/** A in the first week, B after it with a week between, C right behind B. */
const CHAIN: SpecPlan = {
  tasks: [
    { id: 'A', duration: 3 },
    { id: 'B', duration: 2, start: '2026-03-16' },
    { id: 'C', duration: 1, start: '2026-03-18' },
  ],
  links: ['A>B', 'B>C'],
};
const changed = (id: string, values: object): SpecPlan => ({
  ...CHAIN,
  tasks: CHAIN.tasks.map((task) => (task.id === id ? { ...task, ...values } : task)),
});
const starts = (spec: SpecPlan): string =>
  pulledForward(termPlan(spec))
    .map(({ id, start }) => `${id} ${start.slice(5)}`)
    .join(', ');

describe('what can be pulled forward', () => {
  it.each<[string, SpecPlan, string]>([
    ['goes to where its links let it', CHAIN, 'B 03-05, C 03-09'],
    [
      'waits for a day that it is bound to',
      changed('B', { constraintType: 'snet', constraintDate: '2026-03-12' }),
      'B 03-12, C 03-16',
    ],
    ['waits for an unreleased restriction', { ...CHAIN, restrictions: [restriction] }, 'B 03-11, C 03-13'],
    [
      'waits for it also where restrictions move with their tasks',
      { ...CHAIN, restrictions: [restriction], settings: { moveTasksWithConstraints: true } },
      'B 03-11, C 03-13',
    ],
    ['is nothing that has begun, nor what waits for it', changed('B', { progress: 0.5 }), ''],
    ['is not what is to be as late as possible', changed('C', { constraintType: 'alap' }), 'B 03-05'],
    [
      'goes no earlier than the data date',
      { ...CHAIN, settings: { dataDate: '2026-03-10' } },
      'B 03-13, C 03-17',
    ],
    [
      'is nothing in a plan that does so by itself',
      { ...CHAIN, settings: { autoSchedulingStrict: true } },
      '',
    ],
    ['is nothing in a plan that nothing schedules', { ...CHAIN, settings: { autoScheduling: false } }, ''],
    ['is nothing in a plan counted from its end', { ...CHAIN, settings: { scheduleFromEnd: true } }, ''],
  ])('%s', (_, spec, expected) => expect(starts(spec)).toBe(expected));

  it('goes no earlier than the open term', () => {
    const plan = termPlan({ ...CHAIN, settings: { startDate: '2026-03-02' } });
    const [term] = plan.terms.rows;
    const later: Plan = { ...plan, terms: plan.terms.with([{ ...term!, startDate: '2026-03-09' }]) };
    // A has not begun: it is not done before the term either, and B waits for it.
    expect(pulledForward(later).map(({ id, start }) => `${id} ${start}`)).toEqual([
      'B 2026-03-12',
      'C 2026-03-16',
    ]);
  });

  it('is moved at once, and then there is nothing left to move', () => {
    const plan = termPlan(CHAIN);
    const pulled = after(plan, 'PULL_FORWARD', {});
    expect(pulled.tasks.get('B')!.start).toBe('2026-03-05');
    expect(pulledForward(pulled)).toEqual([]);
  });

  // An upper bound or a fixed date would win over a link, here as anywhere.
  it('never moves work later, or what has begun, nor breaks a link that was kept', () => {
    const plans = arbitraryPlan({
      constraints: ['asap', 'snet', 'fnet'],
      progress: true,
    });
    fc.assert(
      fc.property(plans, (drawn) => {
        const plan = {
          ...drawn,
          settings: { ...drawn.settings, autoScheduling: true },
          // Nothing is calculated by a link within its own branch.
          links: drawn.links.with([], linksWithinBranches(drawn)),
        };
        const moves = new Map(pulledForward(plan).map(({ id, ...dates }) => [id, dates]));
        const rows = plan.tasks.rows.map((task) => ({ ...task, ...moves.get(task.id) }));
        for (const [at, task] of rows.entries()) {
          const was = plan.tasks.rows[at]!;
          expect(task.start <= was.start).toBe(true);
          if (was.progress > 0) expect(task.start).toBe(was.start);
        }
        const before = new Set(brokenLinksOf(plan).map(({ linkId }) => linkId));
        const pulled = { ...plan, tasks: plan.tasks.with(rows) };
        const broken = brokenLinksOf(pulled).map(({ linkId }) => linkId);
        expect(broken.filter((id) => !before.has(id))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('strict scheduling', () => {
  it('brings successors back when the work before them gets shorter, and only it does', () => {
    const chain: SpecPlan = {
      tasks: [
        { id: 'A', duration: 5 },
        { id: 'B', duration: 2, start: '2026-03-09' },
      ],
      links: ['A>B'],
    };
    const shortened = (settings: SpecPlan['settings']): string =>
      after(termPlan({ ...chain, settings }), 'MOVE_TASK', { id: 'A', duration: 2 }).tasks.get('B')!.start;
    expect(shortened({ autoSchedulingStrict: true })).toBe('2026-03-04');
    expect(shortened({ autoSchedulingStrict: false })).toBe('2026-03-09');
  });
});
