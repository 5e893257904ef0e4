import type { Column } from './column';

/** Pixels that a letter takes on average, of a cell and of a head, and what stands around them. */
const LETTER_PX = 6.5;
const HEAD_LETTER_PX = 7.2;
const AROUND_PX = 22;
/** A column is widened for its texts up to here: longer ones are read in more lines, by the pointer, or where the row opens. */
const MOST_PX = 280;
/** So that columns do not move with every letter that is typed. */
const STEP_PX = 20;
/** Looking at thousands of rows takes longer than an edit may. */
const MOST_ROWS = 200;

/** How wide columns would be to show what is in them whole, in pixels by their ids. `lines` are those in which a cell shows its text. */
export function columnNeeds<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  lines: number,
): ReadonlyMap<string, number> {
  const looked = rows.slice(0, MOST_ROWS);
  return new Map(
    columns
      .filter(({ isTool }) => !isTool)
      .map((column) => {
        const said = column.widest ?? column.text;
        const letters = looked.reduce((most, row) => Math.max(most, said(row).length), 0);
        const text = (letters * LETTER_PX) / lines;
        const need = Math.max(text, column.head.length * HEAD_LETTER_PX) + AROUND_PX;
        return [column.id, Math.min(MOST_PX, Math.ceil(need / STEP_PX) * STEP_PX)];
      }),
  );
}
