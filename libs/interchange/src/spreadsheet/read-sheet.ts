import { wellFormed } from '@plomada/domain';
import { type CellObject, SSF, type WorkBook, type WorkSheet, read, utils } from 'xlsx';
import { ReadFailure } from '../read-result';
import { type Cell, type Sheet, type SheetLine, isBlank, textOfCell } from '../tables/sheet';
import { headerKey } from '../tables/columns';
import { headLine, headersIn } from '../tables/head-line';
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
  /** The headers that the table has, to find the line that they stand in; without them it is the first. */
  readonly headers?: readonly string[];
  /** The sheet's name; without one the first of those not hidden that has most of the headers. */
  readonly sheet?: string;
  /** Lines below the headers, blank ones aside. */
  readonly maxRows: number;
}

/**
 * The table of a sheet of an xlsx file, its headers found by `headLine`. Dates come as the serial numbers that they are kept
 * as, counted from 1899 whatever the file counts from; what is shown as 50 % comes as 50. Hidden rows and columns count as
 * the others.
 *
 * @throws ReadFailure as `openXlsx`; SHEET_FAILED_NO_SHEET, _HIDDEN, _EMPTY without a line below the headers, _CELLS_EXCEEDED,
 * _ROWS_EXCEEDED, and from the headers on _MERGED and _FORMULA (what a formula says is not what stands there for certain).
 */
export function readSheet(bytes: Uint8Array, { headers = [], sheet: name, maxRows }: SheetOptions): Sheet {
  const { bytes: parts } = openXlsx(bytes);
  const book = parsed(parts, maxRows);
  const epoch = book.Workbook?.WBProps?.date1904 ? DAYS_TO_1904 : 0;
  const candidates = (name === undefined ? visibleNames(book) : [namedSheet(book, name)]).map((one) => {
    // A damaged file may name a sheet that it does not have.
    const sheet: WorkSheet = book.Sheets[one] ?? {};
    const lines = linesOf(sheet, epoch);
    const at = headLine(lines, headers);
    return { sheet, lines, at, has: lines[at] ? headersIn(lines[at], headers) : 0 };
  });
  const { sheet, lines, at } = candidates.reduce((best, one) => (one.has > best.has ? one : best));
  const head = lines[at];
  if (!head) throw new ReadFailure('SHEET_FAILED_EMPTY');
  if (isTooWide(sheet)) throw new ReadFailure('SHEET_FAILED_CELLS_EXCEEDED');
  refuseMerged(sheet, head.line - 1);
  refuseFormulas(sheet, head.line - 1);
  const below = lines.slice(at + 1);
  if (below.length === 0) throw new ReadFailure('SHEET_FAILED_EMPTY');
  if (below.length > maxRows) throw rowsExceeded(sheet, head.line, below.length, maxRows);
  return { head: head.cells, lines: below };
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

function isHidden(book: WorkBook, name: string): boolean {
  return book.Workbook?.Sheets?.some((one) => one.name === name && one.Hidden) ?? false;
}

/** All of them where none can be seen. */
function visibleNames(book: WorkBook): readonly string[] {
  const visible = book.SheetNames.filter((name) => !isHidden(book, name));
  const names = visible.length > 0 ? visible : book.SheetNames;
  if (names.length === 0) throw new ReadFailure('SHEET_FAILED_EMPTY');
  return names;
}

function namedSheet(book: WorkBook, wanted: string): string {
  const name = book.SheetNames.find((one) => headerKey(one) === headerKey(wanted));
  if (name === undefined) throw new ReadFailure('SHEET_FAILED_NO_SHEET', { sheet: wanted });
  if (isHidden(book, name)) throw new ReadFailure('SHEET_FAILED_HIDDEN', { sheet: name.slice(0, 60) });
  return name;
}

function isTooWide(sheet: WorkSheet): boolean {
  const { s, e } = utils.decode_range(sheet['!ref'] ?? 'A1');
  return e.c - s.c >= MAX_COLUMNS;
}

/** Lines that hold something, as wide as they may be. */
function linesOf(sheet: WorkSheet, epoch: number): SheetLine[] {
  const lines: SheetLine[] = [];
  for (const [at, row] of (sheet['!data'] ?? []).entries()) {
    const cells = Array.from((row ?? []).slice(0, MAX_COLUMNS), (cell) => valueOf(cell, epoch));
    if (!isBlank(cells)) lines.push({ line: at + 1, cells });
  }
  return lines;
}

/** From that row on, counted from 0: titles above the headers may be merged. */
function refuseMerged(sheet: WorkSheet, from: number): void {
  const merged = sheet['!merges']?.find(({ e }) => e.r >= from);
  if (merged) throw new ReadFailure('SHEET_FAILED_MERGED', { cell: utils.encode_range(merged) });
}

function refuseFormulas(sheet: WorkSheet, from: number): void {
  for (const [r, row] of (sheet['!data'] ?? []).entries()) {
    if (r < from) continue;
    const c = (row ?? []).findIndex((cell) => cell?.f !== undefined || cell?.F !== undefined);
    if (c !== -1) throw new ReadFailure('SHEET_FAILED_FORMULA', { cell: utils.encode_cell({ r, c }) });
  }
}

function valueOf(cell: CellObject | undefined, epoch: number): Cell {
  if (!cell) return null;
  const { t, v, z } = cell;
  if (t === 's') return wellFormed(textOfCell(String(v)).slice(0, MAX_TEXT));
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
function rowsExceeded(sheet: WorkSheet, head: number, seen: number, limit: number): ReadFailure {
  const full: unknown = sheet['!fullref'];
  const last = typeof full === 'string' ? utils.decode_range(full).e.r + 1 : 0;
  return new ReadFailure('SHEET_FAILED_ROWS_EXCEEDED', { count: Math.max(seen, last - head), limit });
}
