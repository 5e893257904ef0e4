import { escapeFormula } from '../tables/escape-formula';
import { escapePartFormulas } from './escape-part-formulas';
import type { Cell } from '../tables/sheet';

const BYTE_ORDER_MARK = '\ufeff';

/** A CSV file of lines, with a byte order mark, without which spreadsheets do not see UTF-8. Texts come out escaped. */
export function writeCsv(lines: readonly (readonly Cell[])[], delimiter: ',' | ';'): Uint8Array {
  const text = lines
    .map((cells) => cells.map((cell) => csvCell(cell, delimiter)).join(delimiter))
    .join('\r\n');
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${text}\r\n`);
}

function csvCell(cell: Cell, delimiter: string): string {
  if (cell === null) return '';
  // Spreadsheets that part cells by semicolons read decimals behind a comma.
  if (typeof cell === 'number') return delimiter === ';' ? String(cell).replace('.', ',') : String(cell);
  if (typeof cell !== 'string') return String(cell);
  const safe = escapePartFormulas(escapeFormula(cell));
  const needsQuotes = safe.includes(delimiter) || /["\r\n]/.test(safe);
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}
