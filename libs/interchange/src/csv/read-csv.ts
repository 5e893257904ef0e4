import { CsvError, parse } from 'csv-parse/sync';
import { ReadFailure } from '../read-result';
import { type Sheet, type SheetLine, isBlank } from '../tables/sheet';
import { plainText } from '../text/plain-text';

/** The largest CSV file that is looked at: hundreds of times an honest one. */
const MAX_CSV_BYTES = 10 * 1024 * 1024;
const MAX_COLUMNS = 200;
/** Characters of one line. */
const MAX_LINE = 256 * 1024;

export interface CsvOptions {
  readonly delimiter: ',' | ';';
  /** Lines below the headers, blank ones aside. */
  readonly maxRows: number;
  /** No other encoding than Unicode's. */
  readonly utf8?: boolean;
}

/**
 * The table of a CSV file.
 *
 * @throws ReadFailure IMPORT_FAILED_TOO_LARGE, _ENCODING, SHEET_FAILED_EMPTY without a line below the headers,
 * _UNREADABLE for quotes that do not close, _ROWS_EXCEEDED with the count.
 */
export function readCsv(bytes: Uint8Array, options: CsvOptions): Sheet {
  if (bytes.length > MAX_CSV_BYTES)
    throw new ReadFailure('IMPORT_FAILED_TOO_LARGE', { megabytes: MAX_CSV_BYTES / 1024 / 1024 });
  const { delimiter, maxRows, utf8 = false } = options;
  const [head, ...lines] = linesOf(plainText(bytes, utf8), delimiter, maxRows);
  if (!head || lines.length === 0) throw new ReadFailure('SHEET_FAILED_EMPTY');
  return { head: head.cells, lines };
}

/** Lines that hold something; of more than there may be only the count is kept. */
function linesOf(text: string, delimiter: string, maxRows: number): SheetLine[] {
  const lines: SheetLine[] = [];
  let count = 0;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: MAX_LINE,
      onRecord(cells: string[], { lines: line }: { lines: number }) {
        if (isBlank(cells)) return null;
        count += 1;
        if (count <= maxRows + 1) lines.push({ line, cells: cells.slice(0, MAX_COLUMNS) });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new ReadFailure('SHEET_FAILED_UNREADABLE');
    throw error;
  }
  if (count > maxRows + 1)
    throw new ReadFailure('SHEET_FAILED_ROWS_EXCEEDED', { count: count - 1, limit: maxRows });
  return lines;
}

/** The delimiter between the headers: the first of the two that the file has. In each encoding it is that byte. */
export function delimiterOf(bytes: Uint8Array): ',' | ';' {
  const head = bytes.subarray(0, 400);
  const comma = head.indexOf(0x2c);
  const semicolon = head.indexOf(0x3b);
  return semicolon >= 0 && (comma < 0 || semicolon < comma) ? ';' : ',';
}
