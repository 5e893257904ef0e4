import type { Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { specPlan } from '../schedule/testing/plan';
import { causesOf } from './causes';
import { ppcOf } from './compliance';
import { sCurve } from './s-curve';
import { type SpecEntry, withClosedTerms } from './testing/closed-terms';
import { spiSeries } from './spi';

type Work = readonly [id: string, start: string, end: string, amount: number, progress?: number];

/** A plan weighed by man hours or cost, with its own dates as the baseline. Ends are exclusive. */
function weighed(startDate: string, work: readonly Work[]): Plan {
  const plan = specPlan({
    settings: { startDate, weighingOption: 'resource', resourceSelected: 'amount' },
    tasks: work.map(([id, start, end, amount, progress = 0]) => ({
      id,
      start,
      end,
      progress,
      duration: (Date.parse(end) - Date.parse(start)) / 86_400_000,
      resources: [{ id: 'amount', amount }],
    })),
  });
  const tasks = plan.tasks.rows.map(({ id: taskId, start, end }) => ({ taskId, start, end }));
  const baseline = {
    id: 'b',
    name: 'Baseline',
    created: `${startDate}T00:00:00.000Z`,
    isDefault: true,
    tasks,
  };
  return { ...plan, baselines: Table.of([baseline]) };
}

const planned = (plan: Plan): readonly number[] =>
  sCurve(plan, '2016-01-01').masterPlan.map(({ value }) => value);

describe('an S-curve as published', () => {
  // D. Garland, "The Mysterious S-curve", 4th ed., Midori Media 2019, worked example and percentage S-curves, tables 4, 5 and 10:
  // maxwideman.com/guests/s-curve_4th/example.htm and percentage.htm
  it('of four tasks of 12, 24, 30 and 24 man hours in a week', () => {
    const plan = weighed('2016-02-01', [
      ['1', '2016-02-01', '2016-02-03', 12],
      ['2', '2016-02-02', '2016-02-05', 24],
      ['3', '2016-02-03', '2016-02-05', 30],
      ['4', '2016-02-04', '2016-02-06', 24],
    ]);
    expect(planned(plan)).toEqual([6.67, 22.22, 47.78, 86.67, 100]);
    expect(sCurve(plan, '2016-01-01').baseline).toEqual(sCurve(plan, '2016-01-01').masterPlan);
  });

  // The same, "Using Task Duration as a Quantity", table 12 and figures 20 and 21 (…/duration.htm): the target at the cut-off
  // of 4 February is what was due when the 3rd ended.
  const GROWING: readonly Work[] = [
    ['1', '2016-02-01', '2016-02-06', 10],
    ['2', '2016-02-02', '2016-02-06', 20],
    ['3', '2016-02-03', '2016-02-06', 30],
    ['4', '2016-02-04', '2016-02-06', 140],
  ];
  it('tells another target by duration than by man hours', () => {
    const byHours = weighed('2016-02-01', GROWING);
    expect(planned(byHours)[2]).toBe(13);
    const byDuration = { ...byHours, settings: { ...byHours.settings, weighingOption: 'none' as const } };
    expect(planned(byDuration)[2]).toBe(42.86);
  });
});

describe('SPI as published', () => {
  // "What is Earned Value?", slides at wnwk.com/doc/3476926: Design, Build and Test budgeted 200, 200 and 100. At the data date
  // design is done and half of the building was planned: EV 200, PV 300 of 500, SPI 200 / 300 = 0.67. The slides draw bars
  // without a scale: a week's days are ours.
  it('of a design that is done while the building has not begun', () => {
    const plan = weighed('2016-02-01', [
      ['Design', '2016-02-01', '2016-02-03', 200, 1],
      ['Build', '2016-02-03', '2016-02-05', 200],
      ['Test', '2016-02-05', '2016-02-06', 100],
    ]);
    expect(spiSeries(plan, '2016-02-03')).toMatchObject([
      { date: '2016-02-03', termNumber: null, value: 0.67, numerator: 40, denominator: 60 },
    ]);
  });
});

describe('PPC as published', () => {
  const entries = (promised: number, met: number): readonly SpecEntry[] =>
    Array.from({ length: promised }, (_, n) => [`t${n}`, 0, 1, n < met ? 1 : 0.9] as const);

  it.each([
    // elevateconstructionist.com/what-is-the-last-planner-system-ppc: 10 planned, 8 completed, 80 %; 6 promised, 5 completed, 83 %.
    [10, 8, 80],
    [6, 5, 83],
    // lookaheadwall.com/blog/last-planner-system-software-and-percent-plan-complete: 20 commitments, 16 completed, 80 %.
    [20, 16, 80],
  ])('of %p promises with %p kept is %p %%', (promised, met, percent) => {
    const plan = withClosedTerms(specPlan({ tasks: [{ id: 'A' }] }), entries(promised, met));
    const { value, numerator, denominator } = ppcOf(plan).lastTerm!;
    expect([Math.floor(value!), numerator, denominator]).toEqual([percent, met, promised]);
  });
});

describe('a Pareto as published', () => {
  // A worked Pareto chart of the cards of 50 customers, at smartsolve.ai/question (95628120d4): counts 11, 23, 9 and 7.
  it('of four kinds that occurred 11, 23, 9 and 7 times', () => {
    const kinds = { MasterCard: 11, Visa: 23, 'Am. Express': 9, Discover: 7 };
    const causes = Object.entries(kinds).flatMap(([cncType, count]) =>
      Array.from({ length: count }, (_, n) => ({
        id: `${cncType}${n}`,
        cncType,
        cncOrigin: 'Site',
        detail: 'x',
      })),
    );
    const plan = withClosedTerms(specPlan({ tasks: [{ id: 'A' }] }), [['A', 0, 1, 0.5, { causes }]]);
    expect(
      causesOf(plan).byType.map(({ key, numerator, value, cumulative }) => [
        key,
        numerator,
        value,
        cumulative,
      ]),
    ).toEqual([
      ['Visa', 23, 46, 46],
      ['MasterCard', 11, 22, 68],
      ['Am. Express', 9, 18, 86],
      ['Discover', 7, 14, 100],
    ]);
  });
});
