import { type CellObject, type WorkBook, type WorkSheet, read, utils } from 'xlsx';
import { ReadFailure } from '../read-result';
import { type Cell, type Sheet, type SheetLine, isBlank, textOfCell } from '../tables/sheet';
import { openXlsx } from './open-xlsx';

/** Columns that a table may have, and characters of one cell. */
const MAX_COLUMNS = 200;
const MAX_TEXT = 32_767;
/** Blank lines that may stand among the others. */
const MAX_BLANK = 2000;

export interface SheetOptions {
  /** The sheet's name; without one the first sheet that is not hidden. */
  readonly sheet?: string;
  /** Lines below the headers, blank ones aside. */
  readonly maxRows: number;
}

/**
 * The table of a sheet of an xlsx file. Dates come as the serial numbers that they are kept as.
 *
 * @throws ReadFailure as `openXlsx`; SHEET_FAILED_NO_SHEET, _HIDDEN, _MERGED, _FORMULA (what a formula says is not what stands
 * there for certain), _EMPTY without a line below the headers, _CELLS_EXCEEDED and _ROWS_EXCEEDED.
 */
export function readSheet(bytes: Uint8Array, { sheet: name, maxRows }: SheetOptions): Sheet {
  const { bytes: parts } = openXlsx(bytes);
  const book = parsed(parts, maxRows);
  const sheet = book.Sheets[visibleName(book, name)];
  if (!sheet?.['!ref']) throw new ReadFailure('SHEET_FAILED_EMPTY');
  const merged = sheet['!merges']?.[0];
  if (merged) throw new ReadFailure('SHEET_FAILED_MERGED', { cell: utils.encode_range(merged) });
  const [head, ...lines] = linesOf(sheet, sheet['!ref']);
  if (!head || lines.length === 0) throw new ReadFailure('SHEET_FAILED_EMPTY');
  if (lines.length > maxRows) throw rowsExceeded(sheet, lines.length, maxRows);
  return { head: head.cells, lines };
}

function parsed(bytes: Uint8Array, maxRows: number): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: true,
      cellHTML: false,
      cellText: false,
      cellStyles: false,
      bookVBA: false,
      sheetRows: maxRows + MAX_BLANK,
    });
  } catch {
    // The library says in words of its own what it stumbled over, and in as many ways as there are damages.
    throw new ReadFailure('SHEET_FAILED_UNREADABLE');
  }
}

function visibleName(book: WorkBook, wanted: string | undefined): string {
  const hidden = new Set(book.Workbook?.Sheets?.filter((one) => one.Hidden).map((one) => one.name) ?? []);
  const name = wanted ?? book.SheetNames.find((one) => !hidden.has(one)) ?? book.SheetNames[0];
  if (name === undefined || !book.SheetNames.includes(name))
    throw new ReadFailure('SHEET_FAILED_NO_SHEET', { sheet: wanted ?? '' });
  if (hidden.has(name)) throw new ReadFailure('SHEET_FAILED_HIDDEN', { sheet: name.slice(0, 60) });
  return name;
}

/** Lines that hold something. */
function linesOf(sheet: WorkSheet, ref: string): SheetLine[] {
  const rows = sheet['!data'] ?? [];
  const { s, e } = utils.decode_range(ref);
  if (e.c - s.c >= MAX_COLUMNS) throw new ReadFailure('SHEET_FAILED_CELLS_EXCEEDED');
  const lines: SheetLine[] = [];
  for (const [at, row] of rows.entries()) {
    const cells = Array.from(row ?? [], (cell, column) => valueOf(cell, at, column));
    if (!isBlank(cells)) lines.push({ line: at + 1, cells });
  }
  return lines;
}

function valueOf(cell: CellObject | undefined, row: number, column: number): Cell {
  if (!cell) return null;
  if (cell.f !== undefined || cell.F !== undefined)
    throw new ReadFailure('SHEET_FAILED_FORMULA', { cell: utils.encode_cell({ r: row, c: column }) });
  const { t, v } = cell;
  if (t === 's') return textOfCell(String(v)).slice(0, MAX_TEXT);
  return (t === 'n' || t === 'b') && (typeof v === 'number' || typeof v === 'boolean') ? v : null;
}

/** The sheet says how far it reaches where not all of it was read. */
function rowsExceeded(sheet: WorkSheet, seen: number, limit: number): ReadFailure {
  const full: unknown = sheet['!fullref'];
  const last = typeof full === 'string' ? utils.decode_range(full).e.r : 0;
  return new ReadFailure('SHEET_FAILED_ROWS_EXCEEDED', { count: Math.max(seen, last), limit });
}
