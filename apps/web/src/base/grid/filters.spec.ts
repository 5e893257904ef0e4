import { filtersFrom, withFilters } from './address-filters';
import type { Column } from './column';
import { countedChoices, passes, withFilter } from './filters';

interface Row {
  readonly name: string;
  readonly people: readonly string[];
}
const people: Column<Row> = {
  id: 'people',
  kind: 'text',
  head: 'People',
  width: 100,
  value: ({ people }) => people.join(', '),
  text: ({ people }) => people.join(', '),
  choices: ({ people }) => people.map((name) => ({ key: name, label: name })),
};
const rows: readonly Row[] = [
  { name: 'a', people: ['Ana', 'Luis'] },
  { name: 'b', people: ['Ana'] },
  { name: 'c', people: [] },
];

describe('filters of a grid', () => {
  it('count how many rows have each value, a row under each of its values', () => {
    expect(countedChoices(people, rows)).toEqual([
      { key: 'Ana', label: 'Ana', count: 2 },
      { key: 'Luis', label: 'Luis', count: 1 },
    ]);
  });

  it('let a row through that has one of the ticked values', () => {
    expect(rows.filter((row) => passes(people, row, { among: ['Luis'] })).map(({ name }) => name)).toEqual([
      'a',
    ]);
  });

  it('find a text whatever its accents, beside what is ticked', () => {
    expect(passes(people, { name: 'd', people: ['Añaños'] }, { has: 'ananos' })).toBe(true);
    expect(passes(people, rows[1]!, { among: ['Ana'], has: 'luis' })).toBe(false);
  });

  it('are gone when they leave nothing out', () => {
    expect(withFilter({ people: { has: 'a' } }, 'people', { among: [], has: '' })).toEqual({});
  });

  it('stand in the address beside what else is there', () => {
    const filters = { state: { among: ['2', '4'] }, detail: { has: 'hormigón & acero' } };
    const address = withFilters(new URLSearchParams('project=p1&is.old=1'), filters);
    expect(address.get('project')).toBe('p1');
    expect(filtersFrom(new URLSearchParams(address.toString()))).toEqual(filters);
  });
});
