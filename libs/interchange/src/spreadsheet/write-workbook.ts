import { type WorkSheet, utils, write } from 'xlsx';
import { escapeFormula } from '../tables/escape-formula';
import type { Cell } from '../tables/sheet';
import { finished } from './finish';
import type { Workbook, WorkbookSheet } from './workbook';

const MAX_WIDTH = 60;
/** Spreadsheets take no longer names of sheets, nor these characters in them. */
const MAX_NAME = 31;
const NOT_IN_NAMES = /[\\/?*:[\]]/g;

/**
 * An xlsx file. Texts come out escaped; headers are bold, and stay in sight where the lines are many. The same workbook gives
 * the same bytes.
 */
export function writeWorkbook(workbook: Workbook): Uint8Array {
  const book = utils.book_new();
  for (const sheet of workbook.sheets) utils.book_append_sheet(book, sheetOf(sheet), sheetName(sheet.name));
  const bytes = new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx', bookSST: true, sheetStubs: true }) as ArrayBuffer,
  );
  return finished(bytes, workbook.sheets);
}

/** A name that a spreadsheet takes for a sheet. */
export function sheetName(name: string): string {
  return name.replace(NOT_IN_NAMES, ' ').trim().slice(0, MAX_NAME) || 'Hoja';
}

function sheetOf({ head, lines, widths, isProtected, dates = [] }: WorkbookSheet): WorkSheet {
  const cells = [head, ...lines].map((line) => line.map(safe));
  const sheet = utils.aoa_to_sheet(cells, { dense: true });
  sheet['!cols'] = head.map((title, column) => ({ wch: widths?.[column] ?? widthOf(title, lines, column) }));
  if (isProtected) sheet['!protect'] = {};
  const rows = (sheet['!data'] ??= []);
  let last = cells.length - 1;
  for (const { column, format, to } of dates) {
    for (let row = 1; row < to; row += 1) {
      const line = (rows[row] ??= []);
      const cell = (line[column] ??= { t: 'z' });
      cell.z = format;
    }
    last = Math.max(last, to - 1);
  }
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: last, c: head.length - 1 } });
  return sheet;
}

function safe(cell: Cell): Cell {
  return typeof cell === 'string' ? escapeFormula(cell) : cell;
}

/** As wide as the longest of the first lines. */
function widthOf(title: string, lines: WorkbookSheet['lines'], column: number): number {
  const longest = lines
    .slice(0, 200)
    .reduce((width, line) => Math.max(width, String(line[column] ?? '').length), title.length);
  return Math.min(longest + 2, MAX_WIDTH);
}
