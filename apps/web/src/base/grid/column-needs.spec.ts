import type { Column } from './column';
import { columnNeeds } from './column-needs';

const column = (id: string, text: (row: string) => string, more: Partial<Column<string>> = {}) =>
  ({ id, kind: 'text', head: id, width: 80, value: text, text, ...more }) as Column<string>;

describe('how wide columns would be to show what is in them', () => {
  const needs = (rows: readonly string[], lines = 1, more: Partial<Column<string>> = {}) =>
    columnNeeds([column('a', (row) => row, more)], rows, lines).get('a');

  it('is by their longest text, in the lines in which it is shown', () => {
    expect(needs(['Zanja', 'x'.repeat(20)])).toBe(160);
    expect(needs(['Zanja', `${'x'.repeat(10)} ${'x'.repeat(9)}`], 2)).toBe(100);
  });

  it('is as much as words need that stand whole in their lines', () => {
    const word = 'x'.repeat(14);
    // 1.5.1.6 and a word in the first line, the rest in the second: evenly it would be 17 letters, and three lines.
    expect(needs([`1.5.1.6 ${word} de losa`], 2)).toBe(needs([`1.5.1.6 ${word}`]));
    expect(needs([word], 2)).toBe(needs([word]));
    expect(needs([''], 2)).toBe(40);
  });

  it('is by the head where that is longer', () => {
    expect(needs(['a'], 1, { head: 'Responsables de la tarea' })).toBe(200);
  });

  it('is the same while a text grows by a letter or two, and bounded', () => {
    expect(needs(['x'.repeat(21)])).toBe(needs(['x'.repeat(20)]));
    expect(needs(['x'.repeat(900)])).toBe(280);
  });

  it('is by what is drawn where that is more than the text', () => {
    expect(needs(['a'], 1, { widest: () => 'x'.repeat(20) })).toBe(160);
  });

  it('is none of tools', () => {
    expect(needs(['a'], 1, { isTool: true })).toBeUndefined();
  });
});
