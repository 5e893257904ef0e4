import { escapeFormula } from '../tables/escape-formula';
import { escapePartFormulas } from './escape-part-formulas';
import type { Cell } from '../tables/sheet';

const BYTE_ORDER_MARK = '\ufeff';

/** What stands before the decimals of a number. */
export type DecimalSign = ',' | '.';

/** The sign that people of a language write decimals behind, as their spreadsheets read them. */
export const decimalSignOf = (language: string): DecimalSign =>
  new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.';

/** What parts the cells of files in a language: no comma where that stands in numbers. */
export const delimiterOf = (language: string): ',' | ';' => (decimalSignOf(language) === ',' ? ';' : ',');

/**
 * A CSV file of lines, with a byte order mark, without which spreadsheets do not see UTF-8. Texts come out escaped. Where nothing is
 * said of decimals, cells that are parted by semicolons have them behind a comma.
 */
export function writeCsv(
  lines: readonly (readonly Cell[])[],
  delimiter: ',' | ';',
  decimal: DecimalSign = delimiter === ';' ? ',' : '.',
): Uint8Array {
  const text = lines.map((cells) => csvLine(cells, delimiter, decimal)).join('');
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${text || '\r\n'}`);
}

/** One line of such a file, with its end. */
export function csvLine(
  cells: readonly Cell[],
  delimiter: ',' | ';' = ',',
  decimal: DecimalSign = '.',
): string {
  return `${cells.map((cell) => csvCell(cell, delimiter, decimal)).join(delimiter)}\r\n`;
}

function csvCell(cell: Cell, delimiter: string, decimal: DecimalSign): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (typeof cell !== 'string') return String(cell);
  const safe = escapePartFormulas(escapeFormula(cell));
  const needsQuotes = safe.includes(delimiter) || /["\r\n]/.test(safe);
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}
