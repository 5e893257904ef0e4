import { writeCsv } from '@plomada/interchange';

/** Lines as a sheet that spreadsheets open at once: semicolons, a byte order mark, and nothing that they would run. */
export const csvFile = (lines: readonly (readonly string[])[]): Blob =>
  new Blob([writeCsv(lines, ';') as BlobPart], { type: 'text/csv;charset=utf-8' });
