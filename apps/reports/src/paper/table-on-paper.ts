import { fitted, type PaperTable, type Pen, wrapped } from '@plomada/presentation';
import { INK, LETTERS } from './sheet';

const LINE = 9.5;
const PADDING = 3;
const CELL_PADDING = 1.5;
/** A cell whose text is longer than its column goes on below, so many lines in all. */
const MOST_LINES = 3;
/** A column of texts takes at least so much, if they need it. */
const LEAST_ROOM = 56;

type Line = readonly string[];

/** The room that each column takes so that nothing of it goes on below: of its head the longest word. */
function needsOf(pen: Pen, columns: PaperTable['columns'], lines: readonly Line[]): readonly number[] {
  return columns.map(({ head }, at) => {
    const words = head.split(' ').map((word) => pen.widthOf(word, LETTERS.head));
    const cells = lines.map((texts) => pen.widthOf(texts[at]!, LETTERS.cell));
    return Math.max(...words, ...cells) + 2 * PADDING;
  });
}

/** The room that a table takes so that each of its rows is one line. */
export const widthOfTable = (pen: Pen, { columns, linesOf, most }: PaperTable): number =>
  sumOf(needsOf(pen, columns, linesOf(most)));

/** What a column takes of so much room: what it needs and a share of what is left; where that lacks, figures and dates stay whole. */
function roomsOf(table: PaperTable, needs: readonly number[], width: number): readonly number[] {
  const { columns } = table;
  const spare = width - sumOf(needs);
  if (spare >= 0) {
    const inAll = sumOf(columns.map((column) => column.width));
    return needs.map((need, at) => need + (columns[at]!.width / inAll) * spare);
  }
  const least = needs.map((need, at) => (columns[at]!.isWhole ? need : Math.min(need, LEAST_ROOM)));
  const lacking = sumOf(needs) - sumOf(least);
  const left = width - sumOf(least);
  return least.map((room, at) => room + (lacking === 0 ? 0 : ((needs[at]! - room) / lacking) * left));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Rows that are set: what stands in each line of their cells, how high they are together, and how they are drawn. */
export interface SetRows {
  readonly count: number;
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
}

/** A table with the room of each of its columns. */
export interface SetTable {
  /** Those that it shows where it has room for so many. */
  readonly first: (count: number) => SetRows;
  /** The most of them that are so high together; one at least. */
  readonly within: (height: number) => SetRows;
  /** As many of them from one on as are so high together. */
  readonly from: (start: number, height: number) => SetRows;
}

/** Sets a table in so much room. */
export function setTable(pen: Pen, table: PaperTable, width: number): SetTable {
  const { columns, most, linesOf, noteOf } = table;
  const rooms = roomsOf(table, needsOf(pen, columns, linesOf(most)), width);
  const lefts = rooms.map((_, at) => sumOf(rooms.slice(0, at)));
  const cellsOf = (texts: Line, letters: typeof LETTERS.cell) =>
    texts.map((text, at) => cellLines(pen, text, rooms[at]! - 2 * PADDING, letters));
  const heads = cellsOf(
    columns.map(({ head }) => head),
    LETTERS.head,
  );
  const headHeight = mostLines(heads) * LINE + 2 * PADDING;
  const heightOf = (cells: Cells) => mostLines(cells) * LINE + 2 * CELL_PADDING;
  const drawCells = (cells: Cells, x: number, y: number, letters: typeof LETTERS.cell) =>
    cells.forEach((parts, at) =>
      parts.forEach((text, line) => {
        const shift = columns[at]!.isFigure ? rooms[at]! - 2 * PADDING - pen.widthOf(text, letters) : 0;
        pen.text(x + lefts[at]! + PADDING + shift, y + 7.5 + line * LINE, text, letters);
      }),
    );
  const setRows = (rows: readonly Cells[], note: string | null): SetRows => {
    const height = headHeight + sumOf(rows.map(heightOf)) + (note === null ? 0 : NOTE) + PADDING;
    const draw = (x: number, top: number) => {
      pen.rect(x, top, width, headHeight, { fill: INK.head });
      drawCells(heads, x, top + PADDING, LETTERS.head);
      let y = top + headHeight;
      for (const cells of rows) {
        drawCells(cells, x, y + CELL_PADDING, LETTERS.cell);
        y += heightOf(cells);
        pen.path(lineAt(x, y, width), { stroke: INK.line, width: 0.5 });
      }
      if (note !== null) pen.text(x + PADDING, y + NOTE - 3, note, LETTERS.small);
    };
    return { count: rows.length, height, draw };
  };
  const cells = (lines: readonly Line[]) => lines.map((texts) => cellsOf(texts, LETTERS.cell));
  const first = (count: number): SetRows => {
    const rows = cells(linesOf(count));
    return setRows(rows, noteOf(rows.length));
  };
  return {
    first,
    within: (height) => {
      let [fits, tooMany] = [1, most + 1];
      while (tooMany - fits > 1) {
        const middle = (fits + tooMany) >> 1;
        if (first(middle).height <= height) fits = middle;
        else tooMany = middle;
      }
      return first(fits);
    },
    from: (start, height) => {
      const rest = cells(linesOf(most).slice(start));
      let taken = headHeight + PADDING + NOTE;
      const end = rest.findIndex((one) => (taken += heightOf(one)) > height);
      const rows = end < 0 ? rest : rest.slice(0, end);
      return setRows(rows, end < 0 ? noteOf(most) : null);
    },
  };
}

/** What is left out, below the last row. */
const NOTE = 12.5;

type Cells = readonly (readonly string[])[];
const mostLines = (cells: Cells): number => Math.max(1, ...cells.map(({ length }) => length));
const lineAt = (x: number, y: number, width: number) =>
  [
    [x, y],
    [x + width, y],
  ] as const;

/** A text in the lines of a cell; what has no room in the last of them is cut. */
function cellLines(pen: Pen, text: string, room: number, letters: typeof LETTERS.cell): readonly string[] {
  const lines = wrapped(pen, text, room, letters);
  if (lines.length <= MOST_LINES) return lines;
  const rest = lines.slice(MOST_LINES - 1).join(' ');
  return [...lines.slice(0, MOST_LINES - 1), fitted(pen, rest, room, letters)];
}
