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
        const letters = looked.reduce((most, row) => Math.max(most, lettersOf(said(row), lines)), 0);
        const need = Math.max(letters * LETTER_PX, column.head.length * HEAD_LETTER_PX) + AROUND_PX;
        return [column.id, Math.min(MOST_PX, Math.ceil(need / STEP_PX) * STEP_PX)];
      }),
  );
}

/** Letters that a line takes where a text is shown in so many: it is broken between words, so that a line is seldom full. */
function lettersOf(text: string, lines: number): number {
  const even = Math.ceil(text.length / lines);
  if (lines === 1 || even * LETTER_PX > MOST_PX) return even;
  const words = text.split(' ').map(({ length }) => length);
  let letters = Math.max(even, ...words);
  while (linesOf(words, letters) > lines) letters += 1;
  return letters;
}

/** How many lines words take of which each has so many letters, none of the words being longer. */
function linesOf(words: readonly number[], letters: number): number {
  let lines = 1;
  let taken = -1;
  for (const word of words) {
    if (taken + 1 + word > letters) {
      lines += 1;
      taken = word;
    } else taken += 1 + word;
  }
  return lines;
}
