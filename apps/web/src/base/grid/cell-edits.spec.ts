import { filledCells, pastedCells, readEdits, textsIn } from './cell-edits';
import type { Column } from './column';
import type { Line } from './use-lines';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly days: number;
  readonly locked?: boolean;
}

const name: Column<Row> = {
  id: 'name',
  kind: 'text',
  head: 'Name',
  width: 100,
  value: (row) => row.name,
  text: (row) => row.name,
  fixed: 'Changed in the form',
};
const days: Column<Row> = {
  id: 'days',
  kind: 'number',
  head: 'Days',
  width: 60,
  value: (row) => row.days,
  text: (row) => String(row.days),
  editor: {
    read: (typed) => (Number.isInteger(Number(typed)) ? { value: Number(typed) } : { problem: 'No number' }),
    problem: ({ locked }) => (locked ? { why: 'Closed already' } : null),
  },
};
const menu: Column<Row> = { ...name, id: 'menu', isTool: true };
const COLUMNS = [name, days, menu];
const rows: readonly Row[] = [
  { id: 'a', name: 'Dig', days: 3 },
  { id: 'b', name: 'Pour', days: 5, locked: true },
  { id: 'c', name: 'Cure', days: 7 },
];
const lines: readonly Line<Row>[] = [
  { kind: 'group', id: 'g', depth: 0, isOpen: true, label: 'All', rows },
  ...rows.map((row) => ({ kind: 'row', id: row.id, depth: 1, isOpen: null, row }) as const),
];

describe('cells edited in blocks', () => {
  it('take a pasted block from its corner on, past heads of groups and never into buttons', () => {
    const block = { top: 0, bottom: 0, left: 1, right: 1 };
    const cells = pastedCells(lines, COLUMNS, block, [['x', 'y'], ['4', '5'], ['6']]);
    expect(cells.map(({ row, column, typed }) => [row.id, column.id, typed])).toEqual([
      ['a', 'days', '4'],
      ['b', 'days', '6'],
    ]);
  });

  it('take one pasted cell everywhere in what is marked', () => {
    const block = { top: 1, bottom: 3, left: 1, right: 1 };
    expect(pastedCells(lines, COLUMNS, block, [['9']]).map(({ row }) => row.id)).toEqual(['a', 'b', 'c']);
  });

  it('are filled down from the first of them', () => {
    const block = { top: 1, bottom: 3, left: 1, right: 1 };
    expect(filledCells(lines, COLUMNS, block).map(({ row, typed }) => [row.id, typed])).toEqual([
      ['b', '3'],
      ['c', '3'],
    ]);
  });

  it('are taken one by one: what may not be edited says why, and what stands there already is no edit', () => {
    const cells = rows.map((row) => ({ row, column: days, typed: row.id === 'c' ? 'soon' : '3' }));
    const read = readEdits([...cells, { row: rows[0]!, column: name, typed: 'Drill' }], 'Calculated');
    expect(read.edits).toEqual([]);
    expect(read.refused.map(({ row, why }) => [row.id, why])).toEqual([
      ['b', 'Closed already'],
      ['c', 'No number'],
      ['a', 'Changed in the form'],
    ]);
  });

  it('take a dash for nothing, as the screen shows it', () => {
    const typed = readEdits([{ row: rows[0]!, column: { ...days, text: () => '—' }, typed: '—' }], '');
    expect(typed).toEqual({ edits: [], refused: [] });
  });

  it('are copied as they are shown', () => {
    expect(textsIn(lines, COLUMNS, { top: 0, bottom: 2, left: 0, right: 2 })).toEqual([
      ['Dig', '3'],
      ['Pour', '5'],
    ]);
  });
});
