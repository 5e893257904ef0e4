import type { Column } from './column';
import { sortedRows } from './sorted-rows';

interface Cell {
  readonly id: string;
  readonly days: number | null;
  readonly name: string;
}
const column = (id: keyof Cell, kind: Column<Cell>['kind']): Column<Cell> => ({
  ...{ id, kind, head: id, headInFull: id, width: 1 },
  value: (row) => row[id],
  text: (row) => String(row[id]),
});
const DAYS = column('days', 'number');
const NAME = column('name', 'text');
const cell = (id: string, days: number | null, name: string): Cell => ({ id, days, name });
const ROWS = [
  cell('a', 2, 'Muro 10'),
  cell('b', null, 'Losa'),
  cell('c', 1, 'Muro 2'),
  cell('d', 2, 'Ábaco'),
];
const ids = (rows: readonly Cell[]) => rows.map(({ id }) => id).join('');

describe('rows that are put in order', () => {
  it.each([
    ['by nothing', [], 'abcd'],
    ['by figures, what is empty last', [{ column: DAYS, desc: false }], 'cadb'],
    ['the other way round, what is empty last too', [{ column: DAYS, desc: true }], 'adcb'],
    ['by words as people count them', [{ column: NAME, desc: false }], 'dbca'],
    [
      'by one column after the other',
      [
        { column: DAYS, desc: true },
        { column: NAME, desc: false },
      ],
      'dacb',
    ],
  ])('are so %s', (_, by, order) => {
    expect(ids(sortedRows(ROWS, by, new WeakMap()))).toBe(order);
  });

  it('are so after edits, whatever order they had before', () => {
    const places = new WeakMap<Cell, number>();
    const by = [{ column: DAYS, desc: false }];
    sortedRows(ROWS, by, places);
    const [a, b, , d] = ROWS;
    expect(ids(sortedRows([a!, b!, cell('c', 9, 'Muro 2'), d!], by, places))).toBe('adcb');
    expect(ids(sortedRows([d!, a!, cell('e', 2, 'Viga')], by, places))).toBe('dae');
    expect(ids(sortedRows(ROWS, [{ column: NAME, desc: true }], places))).toBe('acbd');
  });
});
