import { headerKey } from './columns';
import { type SheetLine, textOfCell } from './sheet';

/** Lines that hold something among which the headers are looked for: titles and the company's name may stand above them. */
export const HEAD_WITHIN = 20;

/**
 * Which of the lines the headers stand in: that of the first twenty that has most of them, so that what is missing can be told
 * where none has them all; the first where none has any. All kinds of table find theirs by this.
 */
export function headLine(lines: readonly SheetLine[], headers: readonly string[]): number {
  const scores = lines.slice(0, HEAD_WITHIN).map((line) => headersIn(line, headers));
  return Math.max(0, scores.indexOf(Math.max(0, ...scores)));
}

/** How many of the headers stand in the line. */
export function headersIn({ cells }: SheetLine, headers: readonly string[]): number {
  const there = new Set(cells.map((cell) => headerKey(textOfCell(cell))));
  return headers.filter((header) => there.has(headerKey(header))).length;
}
