import { blockOf, readBlock, within, writeBlock } from './block';

describe('a block of cells', () => {
  it('comes back from a spreadsheet as it was copied, with tabs, lines and quotes in its cells', () => {
    const cells = [
      ['Muro "A"', 'dos\nlíneas', ''],
      ['', 'con\ttab', '3,5'],
    ];
    expect(readBlock(writeBlock(cells))).toEqual(cells);
  });

  it('is read as Excel copies it, the last line ended', () => {
    expect(readBlock('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('keeps quotes that only stand in a cell', () => {
    expect(readBlock('2" de agua')).toEqual([['2" de agua']]);
  });

  it('reaches from one corner to the other, whichever comes first', () => {
    const block = { top: 1, bottom: 4, left: 0, right: 2 };
    expect(blockOf({ line: 4, column: 0 }, { line: 1, column: 2 })).toEqual(block);
  });

  it('has the heads above its first line and nothing beyond its edges', () => {
    expect(within({ line: -5, column: 9 }, 3, 4)).toEqual({ line: -1, column: 3 });
    expect(within({ line: Infinity, column: -1 }, 3, 4)).toEqual({ line: 2, column: 0 });
  });
});
