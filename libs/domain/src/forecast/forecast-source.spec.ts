import type { Plan, Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { specPlan } from '../schedule/testing/plan';
import { DataDays } from './data-days';
import { forecastRecordOf } from './forecast-record';
import { forecastOfPlan } from './forecast-of-plan';
import { forecastPlanOf } from './forecast-source';
import { vectors } from './testing/vector-plans';

/** Monday, four weeks into the plan. */
const DATA_DATE = '2026-03-30';
const NOTHING_LOGGED = new Map<string, number>();

const restriction = (given: Partial<Restriction> & { readonly id: string }): Restriction => ({
  taskIds: [],
  family: 'drawings',
  type: 1,
  detail: '',
  comments: '',
  responsible: null,
  created: '2026-03-02',
  commited: null,
  required: '2026-04-06',
  released: null,
  releasedTerm: null,
  inProcess: false,
  ...given,
});

/** Floor by floor: one done, one under way, one open, one put later than it could be, and its end. */
function building(change: Partial<Plan> = {}): Plan {
  const plan = specPlan({
    settings: { dataDate: DATA_DATE },
    tasks: [
      { id: 'floor1', start: '2026-03-02', duration: 5, progress: 1, responsibles: ['ana', 'beto'] },
      { id: 'floor2', start: '2026-03-09', duration: 20, progress: 0.5, responsibles: ['ana'] },
      { id: 'floor3', start: '2026-04-06', duration: 5 },
      { id: 'floor4', start: '2026-04-20', duration: 5 },
      { id: 'top', kind: 'milestone', start: '2026-04-25' },
    ],
    links: ['floor1>floor2', 'floor2>floor3', 'floor3>floor4', 'floor4>top'],
  });
  return { ...plan, ...change };
}

const inBaseline = (plan: Plan): Plan => ({
  ...plan,
  baselines: Table.of([
    {
      id: 'b',
      name: 'Baseline',
      created: '2026-03-01T00:00:00.000Z',
      isDefault: true,
      tasks: [
        { taskId: 'floor1', start: '2026-03-02', end: '2026-03-07' },
        { taskId: 'floor2', start: '2026-03-09', end: '2026-03-21' },
        { taskId: 'floor3', start: '2026-03-23', end: '2026-03-28' },
        { taskId: 'floor4', start: '2026-03-30', end: '2026-04-04' },
      ],
    },
  ]),
});

describe('what a forecast draws upon', () => {
  it('counts working days from the data date', () => {
    const { tasks } = forecastPlanOf(building(), NOTHING_LOGGED);
    const [first, second, third] = tasks;
    expect(first).toMatchObject({ state: 'done', start: -20, end: -15, responsible: 'ana' });
    expect(second).toMatchObject({ state: 'started', start: -15, end: null, planned: 20, progress: 0.5 });
    expect(third).toMatchObject({ state: 'open', start: null, planned: 5, responsible: '' });
  });

  it('keeps a task where somebody put it later than its links ask, and no other', () => {
    const { tasks } = forecastPlanOf(building(), NOTHING_LOGGED);
    // floor3 follows floor2 at once; floor4 could be a week earlier.
    expect(tasks[2]!.notBefore).toBeLessThan(5);
    expect(tasks[3]!.notBefore).toBe(15);
  });

  it('knows a milestone, and what was planned when work began', () => {
    const { tasks } = forecastPlanOf(building(), new Map([['floor2', 12]]));
    expect(tasks[4]).toMatchObject({ isMilestone: true, planned: 0 });
    expect(tasks[1]!.planned).toBe(12);
  });

  it('takes open restrictions by the day they are promised for, else required', () => {
    const plan = building({
      restrictions: Table.of([
        restriction({ id: 'open', taskIds: ['floor3'], commited: '2026-04-01' }),
        restriction({ id: 'required', taskIds: ['floor4'], type: 2 }),
        restriction({ id: 'released', taskIds: ['floor3'], released: '2026-03-20' }),
      ]),
    });
    expect(forecastPlanOf(plan, NOTHING_LOGGED).restrictions).toEqual([
      { id: 'open', family: 'drawings', type: 1, date: 2, rows: [2] },
      { id: 'required', family: 'drawings', type: 2, date: 5, rows: [3] },
    ]);
  });

  it('holds a task to its constraints', () => {
    const plan = building();
    const tasks = plan.tasks.rows.map((task) =>
      task.id === 'floor3'
        ? { ...task, constraintType: 'fnet' as const, constraintDate: '2026-04-10' }
        : task,
    );
    expect(forecastPlanOf({ ...plan, tasks: Table.of(tasks) }, NOTHING_LOGGED).tasks[2]!.endNotBefore).toBe(
      10,
    );
  });
});

describe('the record of a project', () => {
  it('takes what was planned from the log, else from the baseline, else not at all', () => {
    const ratios = (plan: Plan, logged: ReadonlyMap<string, number>) =>
      forecastRecordOf(plan, logged).tasks.map(({ ratio, planned }) => [planned, ratio]);
    expect(ratios(building(), NOTHING_LOGGED)).toEqual([]);
    expect(ratios(building(), new Map([['floor1', 4]]))).toEqual([[4, 1.25]]);
    const [, underWay] = ratios(inBaseline(building()), new Map([['floor1', 4]]));
    expect(underWay![0]).toBe(10);
    expect(underWay![1]).toBeGreaterThan(1.5);
  });

  it('does not count what was finished before anybody here saw it, but for its actual dates', () => {
    const plan = inBaseline(building());
    expect(forecastRecordOf(plan, NOTHING_LOGGED).tasks.map(({ planned }) => planned)).toEqual([10]);
    const actual = { actualStart: '2026-03-03', actualFinish: '2026-03-10' };
    const tasks = plan.tasks.rows.map((task) => (task.id === 'floor1' ? { ...task, ...actual } : task));
    const seen = forecastRecordOf({ ...plan, tasks: Table.of(tasks) }, NOTHING_LOGGED).tasks;
    expect(seen[0]).toMatchObject({ planned: 5, ratio: 6 / 5 });
  });

  it('tells how late restrictions were released', () => {
    const plan = building({
      restrictions: Table.of([
        restriction({ id: 'late', required: '2026-03-09', released: '2026-03-11' }),
        restriction({ id: 'open', required: '2026-03-23' }),
        restriction({ id: 'ahead', required: '2026-04-06', released: '2026-03-20' }),
      ]),
    });
    expect(forecastRecordOf(plan, NOTHING_LOGGED).lateness.map(({ days }) => days)).toEqual([2, 10]);
  });

  it('tells how long tasks waited after they could begin', () => {
    const plan = inBaseline(building());
    const begunLate = plan.tasks.rows.map((task) =>
      task.id === 'floor2' ? { ...task, start: '2026-03-12' } : task,
    );
    // Ten days and more before the data date floor2 could begin; it did three days later.
    expect(forecastRecordOf({ ...plan, tasks: Table.of(begunLate) }, NOTHING_LOGGED).waits).toEqual([3]);
  });
});

describe('the day that is shown', () => {
  it.each(vectors.shownEnd)('of $given.end is $expected', ({ given, expected }) => {
    const { workingDays, holidays, dataDate, end } = given;
    expect(new DataDays({ workingDays, holidays }, dataDate).lastWorkedDay(end)).toBe(expected);
  });
});

describe('what is told of a milestone', () => {
  const record = {
    ...{ firm: [], waits: [], lateness: [] },
    tasks: Array.from({ length: 12 }, (_, n) => ({ responsible: '', term: n % 3, planned: 5, ratio: 1 })),
  };
  const points = (plan: Plan) => {
    const calculation = forecastOfPlan(plan, NOTHING_LOGGED, record, { runs: 10, seed: 1 });
    let step = calculation.next();
    while (!step.done) step = calculation.next();
    return step.value.status === 'ready' ? step.value.points : [];
  };
  const deadline = { constraintType: 'fnlt', constraintDate: '2026-05-08' } as const;

  it('is the day that it is read as: its own where nothing precedes it, else the last worked one before it', () => {
    const plan = building();
    const handover = {
      ...plan.tasks.get('top')!,
      ...deadline,
      id: 'handover',
      start: '2026-05-11',
      end: '2026-05-11',
    };
    const said = points({ ...plan, tasks: Table.of([...plan.tasks.rows, handover]) });
    const [top, alone] = ['top', 'handover'].map((id) => said.find(({ taskId }) => taskId === id)!);
    expect([top!.planned, top!.p80 >= '2026-04-24']).toEqual(['2026-04-24', true]);
    expect(alone).toMatchObject({
      ...{ planned: '2026-05-11', p50: '2026-05-11', p80: '2026-05-11' },
      deadline: { day: '2026-05-08', chance: 0 },
    });
  });
});
