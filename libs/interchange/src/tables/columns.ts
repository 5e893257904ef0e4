import { ReadFailure } from '../read-result';
import { type Cell, textOfCell } from './sheet';

/** Where each column stands in the lines. */
export type Columns<N extends string> = Readonly<Record<N, number>>;

/**
 * The places of columns by their headers, whatever the case, accents and blanks in these. Columns beyond them are no matter.
 *
 * @throws ReadFailure SHEET_FAILED_COLUMNS with the headers that are missing.
 */
export function columnsOf<N extends string>(
  head: readonly Cell[],
  headers: Readonly<Record<N, string>>,
): Columns<N> {
  const missing = missingOf(head, Object.values(headers));
  if (missing) throw new ReadFailure('SHEET_FAILED_COLUMNS', { columns: missing });
  return placesOf(head, headers);
}

/** The same of columns that may be missing: those that are have the place -1, where no line has a cell. */
export function placesOf<N extends string>(
  head: readonly Cell[],
  headers: Readonly<Record<N, string>>,
): Columns<N> {
  const places = new Map(head.map((cell, place) => [headerKey(textOfCell(cell)), place] as const).reverse());
  const names = Object.keys(headers) as N[];
  return Object.fromEntries(
    names.map((name) => [name, places.get(headerKey(headers[name])) ?? -1]),
  ) as Columns<N>;
}

/** The headers that are not there, as they are told; '' when all are. */
export function missingOf(head: readonly Cell[], headers: readonly string[]): string {
  const there = new Set(head.map((cell) => headerKey(textOfCell(cell))));
  return headers.filter((header) => !there.has(headerKey(header))).join(', ');
}

/** A header as headers are compared. */
export function headerKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();
}
