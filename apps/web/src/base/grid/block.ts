/** A place in the grid: line and column, both from 0; line -1 is the heads'. */
export interface CellPosition {
  readonly line: number;
  readonly column: number;
}

export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The block with these corners. */
export const blockOf = (a: CellPosition, b: CellPosition): Block => ({
  top: Math.min(a.line, b.line),
  bottom: Math.max(a.line, b.line),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

export const isInBlock = ({ top, bottom, left, right }: Block, { line, column }: CellPosition): boolean =>
  line >= top && line <= bottom && column >= left && column <= right;

/** The nearest place that the grid has. */
export const within = ({ line, column }: CellPosition, lines: number, columns: number): CellPosition => ({
  line: Math.max(-1, Math.min(lines - 1, line)),
  column: Math.max(0, Math.min(columns - 1, column)),
});

const needsQuotes = /[\t\n\r"]/;

/** A block as spreadsheets exchange it: tabs between cells, a line each. */
export const writeBlock = (lines: readonly (readonly string[])[]): string =>
  lines
    .map((cells) =>
      cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');

/** The cells of a block that a spreadsheet copied. A cell with tabs or line breaks comes in quotes. */
export function readBlock(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    lines.at(-1)!.push(cell);
    cell = '';
  };
  const clean = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < clean.length; at += 1) {
    const letter = clean[at]!;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (clean[at + 1] === '"') cell += clean[(at += 1)]!;
      else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === '\t') endCell();
    else if (letter === '\n') {
      endCell();
      lines.push([]);
    } else cell += letter;
  }
  endCell();
  return lines;
}
