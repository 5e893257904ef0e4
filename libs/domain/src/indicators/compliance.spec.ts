import type { Responsible, Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { specPlan } from '../schedule/testing/plan';
import { pcrOf, ppcOf } from './compliance';
import { type SpecEntry, withClosedTerms } from './testing/closed-terms';

const empty = specPlan({ tasks: [] });
const VECTOR: readonly SpecEntry[] = [
  ['a', 0, 0.5, 0.5],
  ['b', 0, 0.5, 0.4],
  ['c', 0.2, null, 0.3],
  ['d', 0.5, 0.5, 0.6],
  ['e', 0, 1, 0.99],
];
const person = (id: string, company: string): Responsible => ({
  ...{ id, company, userId: null, firstName: id, lastName: '', email: '' },
  ...{ function: '', role: 'user', isActive: true },
});
const kept = (n: number): SpecEntry[] => Array.from({ length: n }, (_, k) => [`k${k}`, 0, 1, 1]);
const broken = (n: number): SpecEntry[] => Array.from({ length: n }, (_, k) => [`b${k}`, 0, 1, 0.5]);

describe('PPC', () => {
  it('is met over promised: promised above the last progress, met at the commitment, 0.99 as 1', () => {
    expect(ppcOf(withClosedTerms(empty, VECTOR)).lastTerm).toMatchObject({
      termNumber: 1,
      value: 66.67,
      numerator: 2,
      denominator: 3,
    });
    const rows = ppcOf(withClosedTerms(empty, VECTOR)).lastTerm!.rows;
    expect(rows.map((row) => [row.id, row.met])).toEqual([
      ['a', true],
      ['b', false],
      ['e', true],
    ]);
  });

  it('is nothing, not 0, when nothing was promised', () => {
    expect(ppcOf(withClosedTerms(empty, [['c', 0.2, null, 0.3]])).lastTerm!.value).toBeNull();
    expect(ppcOf(empty).lastTerm).toBeNull();
    expect(ppcOf(empty).total).toMatchObject({ value: null, numerator: 0, denominator: 0 });
  });

  it('goes by company, once for each that promised together', () => {
    const responsibles = Table.of([person('ana', 'Norte'), person('eva', 'Norte'), person('luis', 'Sur')]);
    const plan = withClosedTerms({ ...empty, responsibles }, [
      ['a', 0, 1, 1, { responsibles: ['ana', 'eva'] }],
      ['b', 0, 1, 0.5, { responsibles: ['ana', 'luis'] }],
      ['c', 0, 1, 1, { responsibles: ['gone'] }],
      ['d', 0, 1, 1, { responsibles: [] }],
    ]);
    const rows = ppcOf(plan).byCompany.map((one) => [one.company, one.numerator, one.denominator, one.value]);
    expect(rows).toEqual([
      ['', 2, 2, 100],
      ['Norte', 1, 2, 50],
      ['Sur', 0, 1, 0],
    ]);
  });

  it('goes by term, the last six of them', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map((n) => [...kept(n), ...broken(1)]);
    const ppc = ppcOf(withClosedTerms(empty, ...seven));
    expect(ppc.byTerm.map((term) => term.value)).toEqual([50, 66.67, 75, 80, 83.33, 85.71, 87.5]);
    expect(ppc.lastSix.map((term) => term.termNumber)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it("averages a month by its totals, not by its terms' percentages", () => {
    const terms = [kept(1), broken(9), kept(2), [], kept(4)];
    expect(ppcOf(withClosedTerms(empty, ...terms)).monthAverages).toMatchObject([
      { termNumber: 1, value: 100, numerator: 1, denominator: 1 },
      { termNumber: 2, value: 10, numerator: 1, denominator: 10 },
      { termNumber: 3, value: 25, numerator: 3, denominator: 12 },
      { termNumber: 4, value: 25, numerator: 3, denominator: 12 },
      { termNumber: 5, value: 40, numerator: 6, denominator: 15 },
    ]);
  });

  it('goes by responsible, in all terms and in the last', () => {
    const plan = withClosedTerms(
      empty,
      [['a', 0, 1, 0.5, { responsibles: ['ana', 'luis'] }]],
      [
        ['a', 0.5, 1, 1, { responsibles: ['ana'] }],
        ['b', 0, 1, 1, { responsibles: [] }],
      ],
    );
    const values = (rows: ReturnType<typeof ppcOf>['byResponsible']): unknown =>
      rows.map(({ responsible, value, numerator, denominator }) => [
        responsible,
        value,
        numerator,
        denominator,
      ]);
    expect(values(ppcOf(plan).byResponsible)).toEqual([
      ['ana', 50, 1, 2],
      ['luis', 0, 0, 1],
    ]);
    expect(values(ppcOf(plan).byResponsibleLastTerm)).toEqual([['ana', 100, 1, 1]]);
  });
});

describe('PCR', () => {
  const restriction = (id: string, values: Partial<Restriction>): Restriction => ({
    id,
    taskIds: [],
    family: 'Materials',
    type: 1,
    detail: id,
    comments: '',
    responsible: 'ana',
    created: '2026-02-20',
    commited: null,
    required: '2026-03-05',
    released: null,
    releasedTerm: null,
    inProcess: false,
    ...values,
  });
  const plan = {
    ...withClosedTerms(empty, [], []),
    restrictions: Table.of([
      restriction('in time', { released: '2026-03-05' }),
      restriction('too late', { released: '2026-03-06' }),
      restriction('never', {}),
      restriction('committed for the next term', { commited: '2026-03-11', released: '2026-03-11' }),
      restriction('not due in a closed term', { required: '2026-03-20' }),
    ]),
  };

  it('counts what fell due in the term by its committed date, else its required one', () => {
    expect(pcrOf(plan).byTerm).toMatchObject([
      { termNumber: 1, value: 33.33, numerator: 1, denominator: 3 },
      { termNumber: 2, value: 100, numerator: 1, denominator: 1 },
    ]);
    expect(pcrOf(plan).byResponsible).toMatchObject([{ responsible: 'ana', numerator: 2, denominator: 4 }]);
  });

  it('has the restrictions behind each number, and who was to release them', () => {
    const rows = [
      restriction('r1', { detail: 'Crane', responsible: null }),
      restriction('r2', { detail: 'Permit', released: '2026-03-04' }),
    ];
    const [never, inTime] = [null, '2026-03-04'].map((released) => ({ due: '2026-03-05', released }));
    expect(pcrOf({ ...plan, restrictions: Table.of(rows) }).byTerm[0]!.rows).toEqual([
      { termNumber: 1, id: 'r1', text: 'Crane', responsibles: [], met: false, ...never },
      { termNumber: 1, id: 'r2', text: 'Permit', responsibles: ['ana'], met: true, ...inTime },
    ]);
  });
});
