import type { Cause, Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { specPlan } from '../schedule/testing/plan';
import { causesOf } from './causes';
import {
  identificationRanges,
  identificationTime,
  identificationTimeByFamily,
  identifiedByTerm,
} from './identification';
import { indicatorsOf } from './indicators';
import { restrictionStates, restrictionStatesByFamily } from './restriction-states';
import { withClosedTerms } from './testing/closed-terms';

const cause = (id: string, cncType: string, cncOrigin: string): Cause => ({
  id,
  cncType,
  cncOrigin,
  detail: 'x',
});

describe('causes of non-compliance', () => {
  const plan = withClosedTerms(
    specPlan({ tasks: [] }),
    [['a', 0, 1, 0.5, { causes: [cause('1', 'Weather', 'Site'), cause('2', 'Supply', 'Buyer')] }]],
    [['a', 0, 1, 0.5, { causes: [cause('3', 'Supply', 'Buyer'), cause('4', 'Supply', 'Site')] }]],
  );
  const short = (rows: ReturnType<typeof causesOf>['byType']): unknown =>
    rows.map((row) => [row.key, row.numerator, row.value, row.cumulative]);

  it('are counted by type for a Pareto, the most frequent first', () => {
    expect(short(causesOf(plan).byType)).toEqual([
      ['Supply', 3, 75, 75],
      ['Weather', 1, 25, 100],
    ]);
    expect(short(causesOf(plan).byTypeLastTerm)).toEqual([['Supply', 2, 100, 100]]);
  });

  it('are counted by role', () => {
    expect(short(causesOf(plan).byRole)).toEqual([
      ['Buyer', 2, 50, 50],
      ['Site', 2, 50, 100],
    ]);
    expect(short(causesOf(plan).byRoleLastTerm)).toEqual([
      ['Buyer', 1, 50, 50],
      ['Site', 1, 50, 100],
    ]);
  });

  it('are counted by term, the most frequent of each first', () => {
    expect(causesOf(plan).byTerm).toEqual([
      {
        termNumber: 1,
        startDate: '2026-03-02',
        types: [
          { key: 'Supply', count: 1 },
          { key: 'Weather', count: 1 },
        ],
      },
      { termNumber: 2, startDate: '2026-03-09', types: [{ key: 'Supply', count: 2 }] },
    ]);
  });

  it('of the last six terms leave the seventh out', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map((n) => [
      ['a', 0, 1, 0.5, { causes: [cause(`${n}`, n === 1 ? 'Old' : 'New', 'Site')] }] as const,
    ]);
    const causes = causesOf(withClosedTerms(specPlan({ tasks: [] }), ...seven));
    expect(short(causes.byTypeLastSix)).toEqual([['New', 6, 100, 100]]);
  });
});

describe('restrictions', () => {
  const restriction = (id: string, family: string, created: string, required: string): Restriction => ({
    id,
    taskIds: [],
    family,
    type: 1,
    detail: id,
    comments: '',
    responsible: null,
    created,
    commited: null,
    required,
    released: null,
    releasedTerm: null,
    inProcess: false,
  });
  const rows = [
    restriction('early', 'Materials', '2026-03-02', '2026-03-12'),
    restriction('sudden', 'Materials', '2026-03-04', '2026-03-04'),
    restriction('plans', 'Design', '2026-03-10', '2026-03-14'),
  ];
  const plan = {
    ...withClosedTerms(specPlan({ tasks: [] }), []),
    restrictions: Table.of(rows),
  };

  it('were found so many days before they were needed, never less than 1', () => {
    expect(identificationTime(rows)).toMatchObject({ value: 5, numerator: 15, denominator: 3 });
    expect(identificationTimeByFamily(plan)).toMatchObject([
      { family: 'Design', value: 4 },
      { family: 'Materials', value: 5.5 },
    ]);
    expect(identificationTime([]).value).toBeNull();
  });

  it('are counted by how long before they were needed they were found, each in one range', () => {
    const ranges = identificationRanges(rows);
    expect(ranges.map(({ from, to, numerator, value }) => [from, to, numerator, value])).toEqual([
      [1, 7, 2, 66.67],
      [8, 14, 1, 33.33],
      [15, 21, 0, 0],
      [22, 28, 0, 0],
      [29, 42, 0, 0],
      [43, null, 0, 0],
    ]);
    expect(ranges[0]!.rows).toEqual(['sudden', 'plans']);
    expect(identificationRanges([]).every(({ value }) => value === null)).toBe(true);
  });

  it('were found in their terms, and by now in the open one, which is said to be open', () => {
    expect(identifiedByTerm(plan)).toEqual([
      { termNumber: 1, isOpen: false, value: 66.67, numerator: 2, denominator: 3, rows: ['early', 'sudden'] },
      { termNumber: 2, isOpen: true, value: 33.33, numerator: 1, denominator: 3, rows: ['plans'] },
    ]);
  });

  it('stand in one state each', () => {
    const counts = restrictionStates(rows, '2026-03-11').map(({ state, value, numerator }) => [
      state,
      numerator,
      value,
    ]);
    expect(restrictionStates([], '2026-03-11')[0]).toEqual({
      state: 1,
      value: null,
      numerator: 0,
      denominator: 0,
      rows: [],
    });
    expect(counts).toEqual([
      [1, 2, 66.67],
      [2, 1, 33.33],
      [3, 0, 0],
      [4, 0, 0],
      [5, 0, 0],
    ]);
    const families = restrictionStatesByFamily(plan, '2026-03-11');
    expect(families.map((one) => [one.family, one.states[1]!.rows])).toEqual([
      ['Design', []],
      ['Materials', ['sudden']],
    ]);
  });
});

describe('all indicators', () => {
  it('tell rows once: not again in averages of months and the progress by term', () => {
    const plan = withClosedTerms(specPlan({ tasks: [{ id: 'A' }] }), [['A', 0, 1, 1]]);
    const { PPC, PPC_PCR_RealProgress } = indicatorsOf(plan, '2026-03-10');
    expect(PPC.terms[0]!.rows).toHaveLength(1);
    expect(PPC.monthAverages).toEqual([{ termNumber: 1, value: 100, numerator: 1, denominator: 1 }]);
    expect(PPC_PCR_RealProgress[0]!.ppc).toEqual({ value: 100, numerator: 1, denominator: 1 });
  });

  it('have an answer for a plan without anything', () => {
    const all = indicatorsOf(specPlan({ tasks: [] }), '2026-03-04');
    expect(Object.keys(all)).toHaveLength(34);
    expect(all.ProjectDetails).toMatchObject({ ppc: null, pcr: null, realProgress: 0, endDate: null });
    expect(all.PPC.total.value).toBeNull();
  });
});
