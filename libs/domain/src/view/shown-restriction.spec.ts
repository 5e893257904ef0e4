import type { Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { type SpecTask, specPlan } from '../schedule/testing/plan';
import { shownRestrictions } from './shown-restriction';

const TODAY = '2026-03-04';
const RESTRICTION: Restriction = {
  id: 'r',
  taskIds: ['B', 'A'],
  family: 'Materiales',
  type: 1,
  detail: 'Fierro en obra',
  comments: '',
  responsible: 'ana',
  created: '2026-03-02',
  commited: null,
  required: '2026-03-09',
  released: null,
  releasedTerm: null,
  inProcess: false,
};
const TASKS: readonly SpecTask[] = [
  { id: 'A', start: '2026-03-09', duration: 5 },
  { id: 'B', start: '2026-03-16', duration: 5 },
];

function rowOf(values: Partial<Restriction> = {}, tasks = TASKS, today = TODAY) {
  const plan = specPlan({ tasks, restrictions: [{ ...RESTRICTION, ...values }] });
  const ana = {
    id: 'ana',
    userId: null,
    firstName: 'Ana',
    lastName: 'Rojas',
    email: '',
    company: ' Hormigones Sur ',
    function: '',
  };
  const people = Table.of([{ ...ana, role: 'user' as const, isActive: true }]);
  return shownRestrictions({ ...plan, responsibles: people }, today)[0]!;
}

describe('a restriction in a table', () => {
  it('names its tasks in the order of the plan, each with the day on which it needs the release', () => {
    expect(rowOf().tasks).toEqual([
      { id: 'A', code: '1', text: 'A', neededBy: '2026-03-09', parent: null, branch: '' },
      { id: 'B', code: '2', text: 'B', neededBy: '2026-03-16', parent: null, branch: '' },
    ]);
    const within = [...TASKS, { id: 'S' }].map((task) => (task.id === 'B' ? { ...task, parent: 'S' } : task));
    expect(rowOf({}, within).tasks).toMatchObject([
      { id: 'A', parent: null, branch: '' },
      { id: 'B', parent: 'S', branch: 'S' },
    ]);
    expect(rowOf({ type: 2 }).tasks.map(({ neededBy }) => neededBy)).toEqual(['2026-03-13', '2026-03-20']);
  });

  it('says who is responsible, and nobody where nobody is', () => {
    expect(rowOf()).toMatchObject({ responsibleName: 'Ana Rojas', company: 'Hormigones Sur' });
    expect(rowOf({ responsible: null })).toMatchObject({ responsibleName: '', company: '' });
  });

  it.each([
    ['days left to the required date', {}, 5],
    ['days left to the committed date', { commited: '2026-03-06' }, 2],
    ['days late below 0', { commited: '2026-03-03' }, -1],
    ['days by which it was released early', { released: '2026-03-03' }, 6],
    ['days by which it was released late', { released: '2026-03-11' }, -2],
  ])('counts %s', (_, values, days) => {
    expect(rowOf(values).daysLeft).toBe(days);
  });

  it('is as old as the days since it was found, or until its release', () => {
    expect(rowOf().age).toBe(2);
    expect(rowOf({ released: '2026-03-03' }).age).toBe(1);
  });

  it.each([
    ['on the required date on which the first task starts', {}, true],
    ['after the first task needs it', { required: '2026-03-10' }, false],
    ['when somebody committed to a day that is too late', { commited: '2026-03-10' }, false],
    ['when it was found two days before', { created: '2026-03-05' }, true],
    ['when it was found too late to be planned and released', { created: '2026-03-06' }, false],
    ['when somebody committed all the same', { created: '2026-03-06', commited: '2026-03-09' }, true],
    ['when it was released on the day', { released: '2026-03-09' }, true],
    ['when it was released a day too late', { released: '2026-03-10' }, false],
  ])('says whether it is in time: %s', (_, values, inTime) => {
    expect(rowOf(values).inTime).toBe(inTime);
  });

  it('is in time no more once the day is over or the plan has moved before it', () => {
    expect(rowOf({}, TASKS, '2026-03-10').inTime).toBe(false);
    expect(rowOf({}, [{ id: 'A', start: '2026-03-06' }, TASKS[1]!]).inTime).toBe(false);
  });

  it.each([
    ['released in an earlier term', { released: '2026-02-27', releasedTerm: 'term-0' }, true],
    ['released in the open one', { released: '2026-03-03', releasedTerm: 'term-1' }, false],
    ['not released', {}, false],
  ])('is locked or not: %s', (_, values, locked) => {
    expect(rowOf(values).locked).toBe(locked);
  });

  it('cannot say so without a task in the plan', () => {
    expect(rowOf({ taskIds: ['gone'] })).toMatchObject({ tasks: [], neededBy: null, inTime: null });
  });

  it('stays the same object while nothing of it changes, whatever becomes of the others', () => {
    const other = { ...RESTRICTION, id: 's', taskIds: ['A'] };
    const plan = specPlan({ tasks: TASKS, restrictions: [RESTRICTION, other] });
    const before = shownRestrictions(plan, TODAY);
    const edited = { ...plan, restrictions: plan.restrictions.with([{ ...other, comments: 'Mañana' }]) };
    const after = shownRestrictions(edited, TODAY, { plan, today: TODAY, rows: before });
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toMatchObject({ id: 's', comments: 'Mañana' });
    const moved = specPlan({
      tasks: [TASKS[0]!, { ...TASKS[1]!, start: '2026-03-17' }],
      restrictions: [RESTRICTION],
    });
    expect(shownRestrictions(moved, TODAY, { plan, today: TODAY, rows: before })[0]).not.toBe(before[0]);
  });
});
