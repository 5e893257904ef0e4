import type { TableSource } from './report';
import { paperTable } from './paper-table';
import { tellingIn } from './testing/telling';

interface Day {
  readonly day: number;
  readonly real: number | null;
}
/** A hundred days, of which each fifth up to the fiftieth was measured. */
const days = Array.from({ length: 100 }, (_, day): Day => ({
  day,
  real: day <= 50 && day % 5 === 0 ? day : null,
}));
const source = (rows: readonly Day[], tellsMost?: (row: Day) => boolean) =>
  ({
    columns: [
      { id: 'day', kind: 'number', label: 'reports:sCurve.date', width: 80, value: (row: Day) => row.day },
    ],
    rows,
    idOf: ({ day }: Day) => String(day),
    tellsMost,
  }) as unknown as TableSource;
const shown = (lines: readonly (readonly string[])[]) => lines.map(([day]) => Number(day));

describe('a table on paper', () => {
  it('has its first rows and says how many there are in all', async () => {
    const table = paperTable(source(days), 'first', await tellingIn('es'));
    expect(shown(table.linesOf(3))).toEqual([0, 1, 2]);
    expect(table.noteOf(3)).toBe('3 de 100 filas');
  });

  it('is whole where it is a list', async () => {
    const table = paperTable(source(days), 'whole', await tellingIn('es'));
    expect(table.most).toBe(100);
    expect(table.noteOf(table.most)).toBeNull();
  });

  it('has days evenly apart, the first and the last among them', async () => {
    const table = paperTable(source(days), 'evenlyApart', await tellingIn('es'));
    expect(shown(table.linesOf(4))).toEqual([0, 33, 66, 99]);
  });

  it('has of them those that something was measured on, and days of after them', async () => {
    const table = paperTable(
      source(days, ({ real }) => real !== null),
      'evenlyApart',
      await tellingIn('es'),
    );
    expect(shown(table.linesOf(10))).toEqual([0, 10, 20, 30, 40, 50, 51, 67, 83, 99]);
    expect(shown(table.linesOf(40)).filter((day) => day <= 50)).toHaveLength(11);
  });
});
