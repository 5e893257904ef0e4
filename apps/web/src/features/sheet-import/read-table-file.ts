import { type Cell, readCsv, readSheet, unescapeFormula } from '@plomada/interchange';

/** A table as a file has it: its headers, and its lines with their number in the file. */
export interface FileTable {
  readonly head: readonly string[];
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/**
 * The table of an xlsx or a CSV with commas, semicolons or tabs, whatever the file's name says it is; texts without the sign that
 * keeps spreadsheets from running them. `headers`: all that a header may say. Throws ReadFailure as the readers do.
 */
export async function readTableFile(
  file: Blob,
  options: { readonly headers: readonly string[]; readonly maxRows: number },
): Promise<FileTable> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { head, lines } = isWorkbook(bytes) ? readSheet(bytes, options) : readCsv(bytes, options);
  return { head: head.map(text), lines: lines.map(({ line, cells }) => ({ line, cells: cells.map(text) })) };
}

const text = (cell: Cell): string => (cell === null ? '' : unescapeFormula(String(cell)).trim());

/** A zip, or what workbooks were before: which the reader refuses by its name. */
const isWorkbook = ([first, second]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
