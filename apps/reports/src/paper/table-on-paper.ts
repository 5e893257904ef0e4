import { fitted, type PaperTable, type Pen, wrapped } from '@plomada/presentation';
import { INK, LETTERS } from './sheet';

const LINE = 12.5;
const HEAD_LINE = 9.5;
const HEAD_LINES = 2;
const PADDING = 3;

/** The room that each column takes so that nothing of it is cut: of its heads the longest word. */
function needsOf(pen: Pen, { columns, lines }: PaperTable): readonly number[] {
  return columns.map(({ head }, at) => {
    const words = head.split(' ').map((word) => pen.widthOf(word, LETTERS.head));
    const cells = lines.map((texts) => pen.widthOf(texts[at]!, LETTERS.cell));
    return Math.max(...words, ...cells) + 2 * PADDING;
  });
}

/** The room that a table takes so that nothing of it is cut. */
export const widthOfTable = (pen: Pen, table: PaperTable): number =>
  needsOf(pen, table).reduce((sum, need) => sum + need, 0);

/** What a column takes of so much room: what it needs, and a share of what is left, or of what is lacking. */
function roomsOf(pen: Pen, table: PaperTable, width: number): readonly number[] {
  const needs = needsOf(pen, table);
  const needed = needs.reduce((sum, need) => sum + need, 0);
  if (needed > width) return needs.map((need) => (need / needed) * width);
  const inAll = table.columns.reduce((sum, column) => sum + column.width, 0);
  return needs.map((need, at) => need + (table.columns[at]!.width / inAll) * (width - needed));
}

/** A table with the room of each of its columns. */
export interface SetTable {
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
}

/** Sets a table in so much room: what is too long for a cell is cut. */
export function setTable(pen: Pen, table: PaperTable, width: number): SetTable {
  const { columns, lines, note } = table;
  const rooms = roomsOf(pen, table, width);
  const lefts = rooms.map((_, at) => rooms.slice(0, at).reduce((sum, room) => sum + room, 0));
  const heads = columns.map(({ head }, at) =>
    wrapped(pen, head, rooms[at]! - 2 * PADDING, LETTERS.head).slice(0, HEAD_LINES),
  );
  const headHeight = Math.max(...heads.map(({ length }) => length)) * HEAD_LINE + 2 * PADDING;
  const height = headHeight + lines.length * LINE + (note === null ? 0 : LINE) + PADDING;
  const cell = (left: number, y: number, at: number, text: string, letters: typeof LETTERS.cell) => {
    const room = rooms[at]! - 2 * PADDING;
    const shown = fitted(pen, text, room, letters);
    const shift = columns[at]!.isFigure ? room - pen.widthOf(shown, letters) : 0;
    pen.text(left + lefts[at]! + PADDING + shift, y, shown, letters);
  };
  const draw = (x: number, y: number) => {
    pen.rect(x, y, width, headHeight, { fill: INK.head });
    heads.forEach((parts, at) =>
      parts.forEach((text, line) => cell(x, y + PADDING + 7 + line * HEAD_LINE, at, text, LETTERS.head)),
    );
    lines.forEach((texts, line) => {
      const base = y + headHeight + (line + 1) * LINE;
      texts.forEach((text, at) => cell(x, base - 4, at, text, LETTERS.cell));
      const rule = [
        [x, base],
        [x + width, base],
      ] as const;
      pen.path(rule, { stroke: INK.line, width: 0.5 });
    });
    if (note !== null)
      pen.text(x + PADDING, y + headHeight + (lines.length + 1) * LINE - 3, note, LETTERS.small);
  };
  return { height, draw };
}
