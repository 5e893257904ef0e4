import type { TiledReport } from '@plomada/domain';
import { REPORTS } from '../catalogue';
import { RESULTS } from '../testing/results';

const share = (value: number | null) => ({ value, numerator: 0, denominator: 0, rows: [] });
const people = [
  { responsible: 'a', name: 'A', ...share(90) },
  { responsible: 'b', name: 'B', ...share(null) },
  { responsible: 'c', name: 'C', ...share(20) },
];
const companies = people.map(({ name: company, ...one }) => ({ ...one, company }));
const results = {
  ...RESULTS,
  ...{
    PPCResponsible: people,
    PPCResponsibleWeek: people,
    PCRResponsible: people,
    PCRResponsibleWeek: people,
  },
  PPCByCompany: companies,
};

describe('tables of shares by who promised, and their files', () => {
  it.each<[TiledReport]>([
    ['PPCResponsible'],
    ['PPCResponsibleWeek'],
    ['PCRResponsible'],
    ['PCRResponsibleWeek'],
    ['PPCByCompany'],
  ])('stand in the order of the chart, the least first: %s', (id) => {
    const { columns, rows } = REPORTS.find((one) => one.id === id)!.fill(results)!.table;
    expect(rows.map((row) => columns[0]!.value(row, null))).toEqual(['C', 'A', 'B']);
  });
});
