import { filtersFrom, withFilters } from './address-filters';
import type { Column } from './column';
import { type ColumnFilter, countedChoices, effectiveFilter, testOf, withFilter } from './filters';

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

const TODAY = '2026-03-04';
const passes = <R>(column: Column<R>, row: R, filter: ColumnFilter) => testOf(column, filter, TODAY)(row);
const held = (kind: 'date' | 'instant' | 'number', value: string | number | null): Column<object> => ({
  id: kind,
  kind,
  head: '',
  width: 80,
  value: () => value,
  text: () => String(value),
});

describe('filters of a grid', () => {
  it('say nothing of bounds that are none of the column’s kind', () => {
    const day = held('date', '2026-03-04');
    const figure = held('number', 3);
    expect(effectiveFilter(day, { from: 'hello', to: '2' }, TODAY)).toBeUndefined();
    expect(effectiveFilter(figure, { from: 'today', to: '0x10' }, TODAY)).toBeUndefined();
    expect(effectiveFilter(held('number', 3), { from: '-' }, TODAY)).toBeUndefined();
    expect(effectiveFilter(people, { from: '1' }, TODAY)).toBeUndefined();
    const kept = { among: ['a'], to: 'today+7' };
    expect(effectiveFilter(day, { ...kept, from: '2026-13-01' }, TODAY)).toEqual(kept);
  });

  it('read the text of a row once, however many letters are typed', () => {
    const text = jest.fn(({ name }: Row) => name);
    const column = { ...people, text };
    for (const has of ['a', 'ab', 'abc']) passes(column, rows[0]!, { has });
    expect(text).toHaveBeenCalledTimes(1);
    const renamed = { ...rows[0]!, name: 'abc' };
    expect(passes(column, renamed, { has: 'abc' })).toBe(true);
  });

  it('count how many rows have each value, a row under each of its values', () => {
    expect(countedChoices(people, rows)).toEqual([
      { key: 'Ana', label: 'Ana', count: 2 },
      { key: 'Luis', label: 'Luis', count: 1 },
    ]);
  });

  it('count days in their own order', () => {
    const days: Column<string> = {
      ...{ id: 'day', kind: 'date', head: '', width: 80 },
      value: (day) => day,
      text: (day) => day.split('-').reverse().join('/'),
    };
    const counted = countedChoices(days, ['2026-10-01', '2026-09-02', '2026-10-01']);
    expect(counted.map(({ label, count }) => [label, count])).toEqual([
      ['02/09/2026', 1],
      ['01/10/2026', 2],
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
    const filters = {
      state: { among: ['2', '4'] },
      detail: { has: 'hormigón & acero' },
      required: { from: 'today-7', to: '2026-03-09' },
    };
    const address = withFilters(new URLSearchParams('project=p1&is.old=1'), filters);
    expect(address.get('project')).toBe('p1');
    expect(filtersFrom(new URLSearchParams(address.toString()))).toEqual(filters);
  });

  it('survive in a short address however much is ticked, and only in the window where it was', () => {
    const filters = { task: { among: Array.from({ length: 900 }, (_, n) => `Tarea con nombre largo ${n}`) } };
    const address = withFilters(new URLSearchParams('project=p1'), filters);
    expect(address.toString().length).toBeLessThan(100);
    expect(filtersFrom(address)).toEqual(filters);
    expect(withFilters(address, filters).toString()).toBe(address.toString());
    expect(withFilters(address, {}).toString()).toBe('project=p1');
    sessionStorage.clear();
    expect(filtersFrom(address)).toEqual({});
  });

  it.each([
    ['date', '2026-03-04', { from: '2026-03-04', to: '2026-03-04' }, true],
    ['date', '2026-03-05', { to: '2026-03-04' }, false],
    ['date', '2026-03-31', { from: 'today', to: 'today+27' }, true],
    ['date', '2026-04-01', { from: 'today', to: 'today+27' }, false],
    ['date', '2026-03-03', { to: 'today-1' }, true],
    ['date', null, { from: '2020-01-01' }, false],
    ['instant', '2026-03-04T18:00:00.000Z', { to: '2026-03-04' }, true],
    ['number', -2, { from: '-3', to: '0' }, true],
    ['number', 2.5, { from: '2,6' }, false],
    ['number', null, { to: '5' }, false],
    ['number', 7, { from: 'seven' }, true],
    ['date', '2026-03-04', { from: '2026-02-30' }, true],
  ] as const)('a %s of %p within %j: %p', (kind, value, filter, expected) => {
    expect(passes(held(kind, value), {}, filter)).toBe(expected);
  });

  it('take nothing out of an address that is no filter or too much of one', () => {
    const address = new URLSearchParams([
      ['is.__proto__', 'x'],
      ['is.a b', 'x'],
      [`has.${'x'.repeat(65)}`, 'x'],
      ['has.detail', 'x'.repeat(201)],
      ['from.required', 'x'.repeat(25)],
      ['to.required', ''],
      ...Array.from({ length: 1200 }, (_, n) => ['is.state', String(n)]),
      ...Array.from({ length: 99 }, (_, n) => [`is.column${n}`, 'x']),
    ]);
    const filters = filtersFrom(address);
    expect(Object.getPrototypeOf(filters)).toBe(Object.prototype);
    expect(filters['detail']).toBeUndefined();
    expect(filters['required']).toBeUndefined();
    expect(filters['state']?.among).toHaveLength(1000);
    expect(Object.keys(filters)).toHaveLength(50);
  });
});
