import { CsvError, parse } from 'csv-parse/sync';
import { ReadFailure } from '../read-result';
import { missingOf } from '../tables/columns';
import { HEAD_WITHIN, headLine, headersIn } from '../tables/head-line';
import { type Sheet, type SheetLine, isBlank } from '../tables/sheet';
import { plainText } from '../text/plain-text';
import { countFilledRows } from './count-filled-rows';
import { unescapePartFormulas } from './escape-part-formulas';

/** The largest CSV file that is looked at: hundreds of times an honest one. */
const MAX_CSV_BYTES = 10 * 1024 * 1024;
const MAX_COLUMNS = 200;
/** Blank lines that may stand among the others. */
const MAX_BLANK = 10_000;
/** Characters of one line. */
const MAX_LINE = 256 * 1024;

const DELIMITERS = [',', ';', '\t'] as const;
type Delimiter = (typeof DELIMITERS)[number];
/** How messages call them. */
const NAMES: Readonly<Record<Delimiter, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };

export interface CsvOptions {
  /** The headers that the table has, to find the line that they stand in. */
  readonly headers: readonly string[];
  /** What the file must have between its cells; without it, whichever its headers have: commas, semicolons or tabs. */
  readonly delimiter?: Delimiter;
  /** Lines below the headers, blank ones aside. */
  readonly maxRows: number;
  /** No other encoding than Unicode's. */
  readonly utf8?: boolean;
}

/**
 * The table of a CSV file, its headers found by `headLine`.
 *
 * @throws ReadFailure IMPORT_FAILED_TOO_LARGE, _ENCODING, SHEET_FAILED_NOT_CSV for a workbook, _EMPTY without a line below the
 * headers, _UNREADABLE for quotes that do not close, _ROWS_EXCEEDED with the count, _CELLS_EXCEEDED, and _COLUMNS with the delimiter that there
 * is and the one there should be, where headers are missing for that.
 */
export function readCsv(bytes: Uint8Array, options: CsvOptions): Sheet {
  if (bytes.length > MAX_CSV_BYTES)
    throw new ReadFailure('IMPORT_FAILED_TOO_LARGE', { megabytes: MAX_CSV_BYTES / 1024 / 1024 });
  if (isWorkbook(bytes)) throw new ReadFailure('SHEET_FAILED_NOT_CSV');
  const { headers, maxRows, utf8 = false } = options;
  const { text, declared } = withoutDeclaration(plainText(bytes, utf8));
  const delimiter = options.delimiter ?? declared ?? delimiterOf(text, headers);
  const { lines, count } = linesOf(text, delimiter, maxRows + HEAD_WITHIN);
  const at = headLine(lines, headers);
  const head = lines[at];
  if (!head || count === at + 1) throw new ReadFailure('SHEET_FAILED_EMPTY');
  if (options.delimiter) checkDelimiter(text, head, options.delimiter, headers);
  if (count - at - 1 > maxRows)
    throw new ReadFailure('SHEET_FAILED_ROWS_EXCEEDED', { count: count - at - 1, limit: maxRows });
  return { head: head.cells, lines: lines.slice(at + 1) };
}

/** What spreadsheets and text processors save unless they are told otherwise, whatever the file is then called. */
function isWorkbook([a, b, c]: Uint8Array): boolean {
  return (a === 0x50 && b === 0x4b && c === 3) || (a === 0xd0 && b === 0xcf && c === 0x11);
}

/** Lines that hold something, so many of them at most, and how many there are. What is behind those is only counted. */
function linesOf(text: string, delimiter: Delimiter, most: number) {
  const lines: SheetLine[] = [];
  let row = 0;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: MAX_LINE,
      onRecord(cells: string[]) {
        row += 1;
        if (lines.length > most || row > most + MAX_BLANK) throw new Enough();
        if (!isBlank(cells))
          lines.push({ line: row, cells: cells.slice(0, MAX_COLUMNS).map(unescapePartFormulas) });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof Enough) return { lines, count: countOf(text, delimiter, lines, most) };
    if (error instanceof CsvError) throw new ReadFailure('SHEET_FAILED_UNREADABLE');
    throw error;
  }
  return { lines, count: lines.length };
}

/** Of a text that was not read to its end. Beyond so many blank lines there may be no other. */
function countOf(text: string, delimiter: Delimiter, lines: readonly SheetLine[], most: number): number {
  const count = countFilledRows(text, delimiter);
  if (lines.length <= most && count > lines.length) throw new ReadFailure('SHEET_FAILED_CELLS_EXCEEDED');
  return count;
}

/** Ends the parser, to which a row of another length than the first is dear. */
class Enough extends Error {}

/**
 * The text below the line `sep=;` with which Excel is told the delimiter. A spreadsheet shows no row for that line, so
 * that it is not counted either.
 */
function withoutDeclaration(text: string): { readonly text: string; readonly declared?: Delimiter } {
  const found = /^"?sep=([,;\t])"?[ \t]*(?:\r\n|\r|\n|$)/i.exec(text);
  return found ? { text: text.slice(found[0].length), declared: found[1] as Delimiter } : { text };
}

/** More than the lines take among which the headers of an honest file are. */
const HEAD_LENGTH = 32 * 1024;

/** The delimiter by which the text has most of the headers. */
function delimiterOf(text: string, headers: readonly string[]): Delimiter {
  const found = DELIMITERS.map((delimiter) => headersBy(text, delimiter, headers));
  return DELIMITERS[found.indexOf(Math.max(...found))]!;
}

/** How many of the headers stand in one line of the text when it is read by that delimiter. */
function headersBy(text: string, delimiter: Delimiter, headers: readonly string[]): number {
  const rows = text
    .trimStart()
    .slice(0, HEAD_LENGTH)
    .split(/\r\n|\r|\n/);
  const lines = rows.map((row, at) => ({ line: at, cells: row.split(delimiter).map(unquoted) }));
  const held = lines.filter(({ cells }) => !isBlank(cells));
  return Math.max(0, ...held.slice(0, HEAD_WITHIN).map((line) => headersIn(line, headers)));
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/, '$1');
}

/** Where headers are missing because the file has another delimiter, that is what is told. */
function checkDelimiter(
  text: string,
  head: SheetLine,
  delimiter: Delimiter,
  headers: readonly string[],
): void {
  const columns = missingOf(head.cells, headers);
  if (columns === '') return;
  const found = delimiterOf(text, headers);
  if (headersBy(text, found, headers) > headersIn(head, headers))
    throw new ReadFailure('SHEET_FAILED_COLUMNS', {
      columns,
      delimiter: NAMES[delimiter],
      found: NAMES[found],
    });
}
