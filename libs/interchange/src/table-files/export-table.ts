import { dayNumber, isCivilDate } from '@plomada/domain';
import { decimalSignOf, delimiterOf, writeCsv } from '../csv/write-csv';
import { serialOf } from '../tables/cell-values';
import type { Cell } from '../tables/sheet';
import { sheetName, writeWorkbook } from '../spreadsheet/write-workbook';

/** A table as a screen shows it: what its columns are called and hold, in the order shown. */
export interface ExportTable {
  readonly name: string;
  readonly columns: readonly {
    readonly head: string;
    /** Dates come as YYYY-MM-DD and become dates of the spreadsheet. */
    readonly holds: 'text' | 'number' | 'date';
  }[];
  readonly lines: readonly (readonly Cell[])[];
}

/** The current view of any table as an xlsx file. */
export function writeTable({ name, columns, lines }: ExportTable): Uint8Array {
  const dates = columns.flatMap(({ holds }, column) =>
    holds === 'date' ? [{ column, format: 'dd/mm/yyyy', to: lines.length + 1 }] : [],
  );
  const asDates = new Set(dates.map(({ column }) => column));
  const cells = lines.map((line) => line.map((cell, column) => (asDates.has(column) ? serial(cell) : cell)));
  const head = columns.map((column) => column.head);
  return writeWorkbook({ sheets: [{ name: sheetName(name), head, lines: cells, dates }] });
}

/** The same as a CSV file that spreadsheets in this language read: semicolons and decimal commas in Spanish, commas and points in English. */
export function writeTableCsv({ columns, lines }: ExportTable, language: string): Uint8Array {
  const cells = lines.map((line) => line.map((cell, column) => inCsv(cell, columns[column]?.holds)));
  const head = columns.map((column) => column.head);
  return writeCsv([head, ...cells], delimiterOf(language), decimalSignOf(language));
}

function inCsv(cell: Cell, holds: ExportTable['columns'][number]['holds'] | undefined): Cell {
  return holds === 'date' && isCivilDate(cell) ? cell.split('-').reverse().join('/') : cell;
}

function serial(cell: Cell): Cell {
  return isCivilDate(cell) ? serialOf(dayNumber(cell)) : cell;
}
