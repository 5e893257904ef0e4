import fc from 'fast-check';
import { addDays } from '../calendar/civil-date';
import type { Baseline } from '../plan/plan';
import { Table } from '../plan/table';
import { masterPlanPercent } from '../progress/planned';
import { arbitraryPlan } from '../schedule/testing/arbitrary';
import { specPlan } from '../schedule/testing/plan';
import { treeOf } from '../tree/tree';
import { ppcOf } from './compliance';
import { earnedSchedule } from './earned-schedule';
import { histogram } from './histogram';
import { masterPlanCurve } from './planned-curve';
import { progressByTerm } from './progress-by-term';
import { projectDetails } from './project-details';
import { sCurve, sCurveChunks } from './s-curve';
import { type SpecEntry, withClosedTerms } from './testing/closed-terms';
import { base, closedAt, plan, TODAY } from './testing/two-weeks';
import { spiSeries } from './spi';

/** A baseline in which all of these were to be done in the first week. */
const baselineOf = (taskIds: readonly string[]): Baseline => ({
  id: 'b',
  name: 'Contract',
  created: '2026-03-01T00:00:00Z',
  isDefault: true,
  tasks: taskIds.map((taskId) => ({ taskId, start: '2026-03-02', end: '2026-03-07' })),
});
const baselined = { ...plan, baselines: Table.of([baselineOf(['A', 'B'])]) };

describe('earned schedule', () => {
  it('is the working days until the baseline would have come as far, over those that passed', () => {
    expect(earnedSchedule(baselined, TODAY)).toEqual([
      { date: '2026-03-08', termNumber: 1, value: 0.4, numerator: 2, denominator: 5 },
      { date: TODAY, termNumber: null, value: 0.47, numerator: 3.75, denominator: 8 },
    ]);
  });

  it('stays below 1 when the work is finished late, and needs a baseline', () => {
    const done = { ...baselined, tasks: Table.of(base.tasks.rows.map((task) => ({ ...task, progress: 1 }))) };
    expect(earnedSchedule(done, '2026-03-13').at(-1)).toMatchObject({ value: 0.5, numerator: 5 });
    expect(spiSeries(done, '2026-03-13').at(-1)).toMatchObject({ value: 1 });
    expect(earnedSchedule(plan, TODAY)).toEqual([]);
  });

  it('has no value before the first working day of the baseline is over', () => {
    const later = { ...baselineOf([]), tasks: [{ taskId: 'A', start: '2026-04-06', end: '2026-04-11' }] };
    const early = { ...plan, baselines: Table.of([later]) };
    expect(earnedSchedule(early, TODAY).at(-1)).toMatchObject({ value: null, denominator: 0 });
  });
});

describe('S-curve', () => {
  const value = (series: readonly { date: string; value: number }[], date: string): number | undefined =>
    series.find((point) => point.date === date)?.value;

  it("spreads each task's weight evenly over its working days", () => {
    const { masterPlan, baseline } = sCurve(baselined, TODAY);
    expect(
      ['2026-03-02', '2026-03-06', '2026-03-08', '2026-03-11', '2026-03-13'].map((d) => value(masterPlan, d)),
    ).toEqual([10, 50, 50, 80, 100]);
    expect(['2026-03-02', '2026-03-04', '2026-03-13'].map((d) => value(baseline, d))).toEqual([20, 60, 100]);
    expect(masterPlan[0]!.date).toBe('2026-03-02');
    expect(masterPlan[masterPlan.length - 1]!.date).toBe('2026-03-13');
  });

  it('has real progress at each close and today', () => {
    expect(sCurve(plan, TODAY).realProgress).toEqual([
      { date: '2026-03-08', value: 40 },
      { date: TODAY, value: 75 },
    ]);
    expect(sCurve(plan, TODAY).baseline).toEqual([]);
  });

  it('knows where a task stood before its first record', () => {
    const late = withClosedTerms(base, [], [['A', 0.2, 1, 0.8]]);
    expect(sCurve(late, '2026-03-16').realProgress.map((point) => point.value)).toEqual([10, 40, 75]);
  });

  it('takes where it stood from its first record, and no record of a task that is gone', () => {
    const twice = withClosedTerms(base, [['gone', 0, 1, 1]], [['A', 0.2, 1, 0.5]], [['A', 0.5, 1, 0.8]]);
    expect(sCurve(twice, '2026-03-23').realProgress.map((point) => point.value)).toEqual([10, 25, 40, 75]);
  });

  it.each([
    { when: 'after its last day', closed: '2026-03-10T12:00:00Z', day: '2026-03-08' },
    { when: 'on its last day', closed: '2026-03-08T20:00:00Z', day: '2026-03-08' },
    { when: 'before it', closed: '2026-03-05T20:00:00Z', day: '2026-03-05' },
  ])('has a term that was closed $when at $day, and always what is done now as its last point', (given) => {
    const closed = closedAt(given.closed);
    const points = (today: string) => sCurve(closed, today).realProgress;
    expect(points(TODAY)).toEqual([
      { date: given.day, value: 40 },
      { date: TODAY, value: 75 },
    ]);
    expect(points(given.day)).toEqual([{ date: given.day, value: 75 }]);
    expect(points('2026-03-01')).toEqual([{ date: given.day, value: 75 }]);
  });

  it('takes the day of a close where the project is', () => {
    const closed = closedAt('2026-03-06T01:00:00Z');
    const there = { ...closed, settings: { ...closed.settings, timeZone: 'America/Santiago' } };
    expect(sCurve(there, TODAY).realProgress[0]!.date).toBe('2026-03-05');
  });

  it('says the same as what should be done of the project on a day', () => {
    for (const date of ['2026-03-01', '2026-03-04', '2026-03-07', '2026-03-12', '2026-05-01']) {
      expect(masterPlanCurve(plan)!.at(date)).toBeCloseTo(masterPlanPercent(plan, null, date), 10);
    }
  });

  it('comes in pieces of 1460 days and stops after 6312', () => {
    const far = specPlan({
      tasks: [
        { id: 'A', duration: 5 },
        { id: 'B', duration: 5, start: '2046-03-05' },
      ],
    });
    const lengths = [...sCurveChunks(far, TODAY)].map((chunk) => chunk.masterPlan.length);
    expect(lengths).toEqual([1460, 1460, 1460, 1460, 472]);
  });

  it('is only what was really done when nothing weighs anything', () => {
    const nothing = specPlan({ tasks: [{ id: 'M', kind: 'milestone' }] });
    expect(sCurve(nothing, TODAY)).toEqual({
      baseline: [],
      masterPlan: [],
      realProgress: [{ date: TODAY, value: 0 }],
      rows: [],
    });
    const closed = withClosedTerms(nothing, [['M', 0, 1, 1]]);
    expect(sCurve(closed, TODAY).realProgress.map((point) => point.value)).toEqual([0, 0]);
  });

  it('names the work that all its points are made of, once', () => {
    const [pieces, milestone] = [sCurve(baselined, TODAY), { id: 'M', kind: 'milestone' } as const];
    const interval = { start: '2026-03-02', end: '2026-03-07' };
    expect(pieces.rows).toEqual([
      { id: 'A', weight: 50, ...interval, baseline: interval, progress: 1 },
      { id: 'B', weight: 50, start: '2026-03-09', end: '2026-03-14', baseline: interval, progress: 0.5 },
    ]);
    const withPoint = specPlan({ tasks: [{ id: 'A', duration: 5 }, milestone] });
    expect(sCurve(withPoint, TODAY).rows).toEqual([
      { id: 'A', weight: 100, ...interval, baseline: null, progress: 0 },
    ]);
    const far = specPlan({
      tasks: [
        { id: 'A', duration: 5 },
        { id: 'B', duration: 5, start: '2036-03-03' },
      ],
    });
    expect([...sCurveChunks(far, TODAY)].map((chunk) => chunk.rows.length)).toEqual([2, 0, 0]);
  });
});

describe('SPI', () => {
  it('is real over planned progress: by the baseline, by the master plan where there is none', () => {
    expect(spiSeries(baselined, TODAY)).toMatchObject([
      { date: '2026-03-08', termNumber: 1, value: 0.4, numerator: 40, denominator: 100 },
      { date: TODAY, termNumber: null, value: 0.75, numerator: 75, denominator: 100 },
    ]);
    expect(spiSeries(plan, TODAY).map((point) => point.value)).toEqual([0.8, 0.94]);
  });

  it('has the real progress of the whole work above, and below only what the baseline has', () => {
    const partly = { ...plan, baselines: Table.of([baselineOf(['A'])]) };
    const whole = { numerator: 75, denominator: 100, value: 0.75, outside: 25 };
    expect(spiSeries(partly, TODAY).at(-1)).toMatchObject(whole);
    expect(spiSeries(partly, TODAY).at(-1)!.rows).toEqual([
      { id: 'A', done: 50, due: 100 },
      { id: 'B', done: 25, due: 0, isOutside: true },
    ]);
    expect(spiSeries(baselined, TODAY).at(-1)!.outside).toBe(0);
  });

  it('is nothing while nothing was planned', () => {
    expect(spiSeries(base, '2026-02-27')).toMatchObject([{ value: null, denominator: 0 }]);
  });

  it('has the tasks that were begun or due behind each point', () => {
    expect(spiSeries(plan, TODAY).map((point) => point.rows)).toEqual([
      [{ id: 'A', done: 40, due: 50 }],
      [
        { id: 'A', done: 50, due: 50 },
        { id: 'B', done: 25, due: 30 },
      ],
    ]);
    expect(spiSeries(baselined, TODAY)[0]!.rows).toEqual([
      { id: 'A', done: 40, due: 50 },
      { id: 'B', done: 0, due: 50 },
    ]);
    expect(spiSeries(base, '2026-02-27')[0]!.rows).toEqual([
      { id: 'A', done: 50, due: 0 },
      { id: 'B', done: 25, due: 0 },
    ]);
  });

  it('is what its rows add up to, whatever the plan and its past', () => {
    const days = fc.integer({ min: -10, max: 120 }).map((offset) => addDays('2026-03-02', offset));
    const entry = fc.tuple(fc.nat(20), fc.integer({ min: 0, max: 100 }));
    const terms = fc.array(fc.array(entry, { maxLength: 5 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        arbitraryPlan({ progress: true }),
        terms,
        days,
        fc.boolean(),
        (drawn, past, today, isBased) => {
          const { leaves } = treeOf(drawn);
          const records = past.map((entries) =>
            entries.map(([pick, percent]): SpecEntry => [
              leaves[pick % leaves.length]!,
              0,
              null,
              percent / 100,
            ]),
          );
          const closed = withClosedTerms(drawn, ...records);
          const based = isBased ? { ...closed, baselines: Table.of([baselineOf(leaves.slice(1))]) } : closed;
          for (const { numerator, denominator, rows } of spiSeries(based, today)) {
            expect(rows.reduce((sum, row) => sum + row.done, 0)).toBeCloseTo(numerator, 1);
            expect(rows.reduce((sum, row) => sum + row.due, 0)).toBeCloseTo(denominator, 1);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the project at a glance', () => {
  it('has progress of three kinds and the compliance of the last term', () => {
    expect(projectDetails(baselined, TODAY)).toEqual({
      name: 'Spec',
      startDate: '2026-03-02',
      endDate: '2026-03-14',
      tasks: 2,
      realProgress: 75,
      plannedProgress: 80,
      baselineProgress: 100,
      ppc: 0,
      pcr: null,
      term: { number: 2, startDate: '2026-03-09', lastDay: '2026-03-15' },
    });
  });

  it('ends with the last work, not with the last task of the tree', () => {
    const tasks = [
      { id: 'A', duration: 9 },
      { id: 'B', duration: 2 },
    ];
    expect(projectDetails(specPlan({ tasks }), TODAY).endDate).toBe('2026-03-13');
    const none = projectDetails(specPlan({ tasks: [] }), TODAY);
    expect([none.endDate, none.plannedProgress, none.baselineProgress]).toEqual([null, 0, null]);
  });

  it('has them by term', () => {
    const { lastTerm } = ppcOf(plan);
    expect(progressByTerm(plan)).toEqual([
      {
        termNumber: 1,
        startDate: '2026-03-02',
        ppc: { value: 0, numerator: 0, denominator: lastTerm!.denominator, rows: lastTerm!.rows },
        pcr: { value: null, numerator: 0, denominator: 0, rows: [] },
        realProgress: 40,
      },
    ]);
  });
});

describe('histogram', () => {
  it('spreads amounts over working days, week by week', () => {
    const loaded = {
      ...specPlan({
        tasks: [{ id: 'A', duration: 4, start: '2026-03-05', resources: [{ id: 'steel', amount: 100 }] }],
      }),
      resources: Table.of([{ id: 'steel', name: 'Steel', unit: 't' }]),
    };
    expect(histogram(loaded)).toEqual([
      {
        resourceId: 'steel',
        name: 'Steel',
        unit: 't',
        weeks: [
          { week: '2026-03-02', amount: 50, rows: [{ id: 'A', amount: 50 }] },
          { week: '2026-03-09', amount: 50, rows: [{ id: 'A', amount: 50 }] },
        ],
      },
    ]);
  });

  it('adds up what the tasks of a week need, week after week, whatever their order', () => {
    const needs = (steel: number) => [
      { id: 'steel', amount: steel },
      { id: 'crane', amount: 1 },
    ];
    const tasks = [
      { id: 'B', duration: 3, start: '2026-03-13', resources: needs(30) },
      { id: 'A', duration: 5, start: '2026-03-02', resources: needs(10) },
      { id: 'C', duration: 2, start: '2026-03-05', resources: needs(4).slice(0, 1) },
      { id: 'D', duration: 2, start: '2026-03-05' },
    ];
    const loaded = {
      ...specPlan({ tasks }),
      resources: Table.of([
        { id: 'crane', name: 'Crane' },
        { id: 'steel', name: 'Steel' },
        { id: 'none', name: 'Nobody needs it' },
      ]),
    };
    const amounts = histogram(loaded).map(({ name, weeks }) => [
      name,
      weeks.map(({ week, amount, rows }) => [week, amount, rows.map((row) => row.id).join(' ')]),
    ]);
    expect(amounts).toEqual([
      [
        'Crane',
        [
          ['2026-03-02', 1, 'A'],
          ['2026-03-09', 0.33, 'B'],
          ['2026-03-16', 0.67, 'B'],
        ],
      ],
      [
        'Steel',
        [
          ['2026-03-02', 14, 'A C'],
          ['2026-03-09', 10, 'B'],
          ['2026-03-16', 20, 'B'],
        ],
      ],
      ['Nobody needs it', []],
    ]);
  });
});
