import { frozenColumns } from './frozen-columns';
import { codeWidth, type ColumnName, type GridShown } from './grid-shown';

const grid = (...columns: [ColumnName, number][]): GridShown => ({
  columns: columns.map(([name, width]) => ({ name, width })),
  total: 0,
  ownTotal: 0,
  width: null,
  namesYield: true,
});

describe('the columns that stay while the grid scrolls sideways', () => {
  it('are those that name the row, from where they would leave', () => {
    const shown = grid(['select', 34], ['code', 62], ['start', 92], ['text', 214], ['end', 92]);
    expect([...frozenColumns(shown, 600)]).toEqual([
      ['select', 0],
      ['code', 0],
      ['text', 92],
    ]);
  });

  it('are fewer where the others would keep no room', () => {
    const shown = grid(['select', 34], ['code', 62], ['text', 214], ['end', 92]);
    expect([...frozenColumns(shown, 380).keys()]).toEqual(['code', 'text']);
    expect([...frozenColumns(shown, 320).keys()]).toEqual(['text']);
    expect([...frozenColumns(shown, 200).keys()]).toEqual([]);
  });
});

describe('the column of codes', () => {
  it('is as wide as the longest of them, within reason', () => {
    const widths = ['1', '1.56.10', '1.12.10.3.5', '1.'.repeat(60)].map((code) => codeWidth([{ code }]));
    expect(widths[0]).toBe(62);
    expect(widths[1]).toBeGreaterThan(66);
    expect(widths[2]).toBeGreaterThan(widths[1]!);
    expect(widths[3]).toBe(150);
  });
});
