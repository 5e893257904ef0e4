import { type CellObject, SSF, type WorkBook, type WorkSheet, read, utils } from 'xlsx';
import { ReadFailure } from '../read-result';
import { type Cell, type Sheet, type SheetLine, isBlank, textOfCell } from '../tables/sheet';
import { headerKey } from '../tables/columns';
import { openXlsx } from './open-xlsx';

/** Columns that a table may have, and characters of one cell. */
const MAX_COLUMNS = 200;
const MAX_TEXT = 32_767;
/** Blank lines that may stand among the others. */
const MAX_BLANK = 2000;
/** Days between the two dates that workbooks count from: the end of 1899 and, in old ones of a Mac, the start of 1904. */
const DAYS_TO_1904 = 1462;
/** What a cell holds whose value could not be worked out: nothing that any column takes for a value, nor for none. */
const BROKEN = '#ERROR!';

export interface SheetOptions {
  /** The sheet's name; without one the first sheet that is not hidden. */
  readonly sheet?: string;
  /** Lines below the headers, blank ones aside. */
  readonly maxRows: number;
}

/**
 * The table of a sheet of an xlsx file. Dates come as the serial numbers that they are kept as, counted from 1899 whatever the
 * file counts from; what is shown as 50 % comes as 50.
 *
 * @throws ReadFailure as `openXlsx`; SHEET_FAILED_NO_SHEET, _HIDDEN, _MERGED, _FORMULA (what a formula says is not what stands
 * there for certain), _EMPTY without a line below the headers, _CELLS_EXCEEDED and _ROWS_EXCEEDED.
 */
export function readSheet(bytes: Uint8Array, { sheet: name, maxRows }: SheetOptions): Sheet {
  const { bytes: parts } = openXlsx(bytes);
  const book = parsed(parts, maxRows);
  const sheet = book.Sheets[visibleName(book, name)];
  const epoch = book.Workbook?.WBProps?.date1904 ? DAYS_TO_1904 : 0;
  if (!sheet?.['!ref']) throw new ReadFailure('SHEET_FAILED_EMPTY');
  const merged = sheet['!merges']?.[0];
  if (merged) throw new ReadFailure('SHEET_FAILED_MERGED', { cell: utils.encode_range(merged) });
  const [head, ...lines] = linesOf(sheet, sheet['!ref'], epoch);
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
      cellNF: true,
      // A formula whose value nobody worked out yet counts as a cell.
      sheetStubs: true,
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
  const name =
    wanted === undefined
      ? (book.SheetNames.find((one) => !hidden.has(one)) ?? book.SheetNames[0])
      : book.SheetNames.find((one) => headerKey(one) === headerKey(wanted));
  if (name === undefined) throw new ReadFailure('SHEET_FAILED_NO_SHEET', { sheet: wanted ?? '' });
  if (hidden.has(name)) throw new ReadFailure('SHEET_FAILED_HIDDEN', { sheet: name.slice(0, 60) });
  return name;
}

/** Lines that hold something. */
function linesOf(sheet: WorkSheet, ref: string, epoch: number): SheetLine[] {
  const rows = sheet['!data'] ?? [];
  const { s, e } = utils.decode_range(ref);
  if (e.c - s.c >= MAX_COLUMNS) throw new ReadFailure('SHEET_FAILED_CELLS_EXCEEDED');
  const lines: SheetLine[] = [];
  for (const [at, row] of rows.entries()) {
    const cells = Array.from(row ?? [], (cell, column) => valueOf(cell, at, column, epoch));
    if (!isBlank(cells)) lines.push({ line: at + 1, cells });
  }
  return lines;
}

function valueOf(cell: CellObject | undefined, row: number, column: number, epoch: number): Cell {
  if (!cell) return null;
  if (cell.f !== undefined || cell.F !== undefined)
    throw new ReadFailure('SHEET_FAILED_FORMULA', { cell: utils.encode_cell({ r: row, c: column }) });
  const { t, v, z } = cell;
  if (t === 's') return textOfCell(String(v)).slice(0, MAX_TEXT);
  if (t === 'e') return BROKEN;
  if (t === 'b' && typeof v === 'boolean') return v;
  return t === 'n' && typeof v === 'number' ? numberShownAs(String(z ?? ''), v, epoch) : null;
}

/** A number as people read it under its format. */
function numberShownAs(format: string, value: number, epoch: number): number {
  if (epoch > 0 && SSF.is_date(format)) return value + epoch;
  // Multiplied, a tenth would carry the error of the fraction.
  return /%/.test(format) ? Number((value * 100).toPrecision(15)) : value;
}

/** The sheet says how far it reaches where not all of it was read. */
function rowsExceeded(sheet: WorkSheet, seen: number, limit: number): ReadFailure {
  const full: unknown = sheet['!fullref'];
  const last = typeof full === 'string' ? utils.decode_range(full).e.r : 0;
  return new ReadFailure('SHEET_FAILED_ROWS_EXCEEDED', { count: Math.max(seen, last), limit });
}
