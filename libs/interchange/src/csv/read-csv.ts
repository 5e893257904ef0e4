import { CsvError, parse } from 'csv-parse/sync';
import { ReadFailure } from '../read-result';
import { type Sheet, type SheetLine, isBlank } from '../tables/sheet';
import { plainText } from '../text/plain-text';

/** The largest CSV file that is looked at: hundreds of times an honest one. */
const MAX_CSV_BYTES = 10 * 1024 * 1024;
const MAX_COLUMNS = 200;
/** Characters of one line. */
const MAX_LINE = 256 * 1024;

type Delimiter = ',' | ';';

export interface CsvOptions {
  /** What the file must have between its cells; without it, whichever of the two the file has. */
  readonly delimiter?: Delimiter;
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
  const { maxRows, utf8 = false } = options;
  const { text, declared } = withoutDeclaration(plainText(bytes, utf8));
  const delimiter = options.delimiter ?? declared ?? delimiterOf(text);
  const [head, ...lines] = linesOf(text, delimiter, maxRows);
  if (!head || lines.length === 0) throw new ReadFailure('SHEET_FAILED_EMPTY');
  return { head: head.cells, lines };
}

/** Lines that hold something; of more than there may be only the count is kept. */
function linesOf(text: string, delimiter: Delimiter, maxRows: number): SheetLine[] {
  const lines: SheetLine[] = [];
  let row = 0;
  let count = 0;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: MAX_LINE,
      onRecord(cells: string[]) {
        row += 1;
        if (isBlank(cells)) return null;
        count += 1;
        if (count <= maxRows + 1) lines.push({ line: row, cells: cells.slice(0, MAX_COLUMNS) });
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

/**
 * The text below the line `sep=;` with which Excel is told the delimiter. A spreadsheet shows no row for that line, so
 * that it is not counted either.
 */
function withoutDeclaration(text: string): { readonly text: string; readonly declared?: Delimiter } {
  const found = /^"?sep=([,;])"?[ \t]*(?:\r\n|\r|\n|$)/i.exec(text);
  return found ? { text: text.slice(found[0].length), declared: found[1] as Delimiter } : { text };
}

/** More than the headers of an honest file take. */
const HEAD_LENGTH = 4000;

/** The delimiter between the headers: the first of the two that the text has outside quotes. */
function delimiterOf(text: string): Delimiter {
  const head = text.trimStart().slice(0, HEAD_LENGTH);
  return /^(?:"[^"]*"|[^",;])*([,;])/.exec(head)?.[1] === ';' ? ';' : ',';
}
