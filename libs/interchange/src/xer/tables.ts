import { MAX_FILE_BYTES, ReadFailure } from '../read-result';
import type { FileWarning } from '../schedule-file/file-schedule';
import { textOf } from '../text/undeclared';

/** One row of a table by the names of its columns; a column that the row leaves out is missing. */
export type XerRow = Readonly<Record<string, string>>;

/** What is wanted of a table: its columns, and who takes its rows, one at a time so that none need be kept as it is. */
export interface WantedTable {
  readonly columns: ReadonlySet<string>;
  readonly take: (row: XerRow) => void;
}

/** Rows of one file that are taken; the largest honest file has a tenth of it. */
const MAX_ROWS = 500_000;
/** Longest value that is looked at: calendars with thousands of exceptions stand in one. */
const MAX_TEXT = 1024 * 1024;

/** What a file has besides its rows. */
export interface ReadTables {
  /** What stands in the first line after ERMHDR; nothing without that line. */
  readonly header: readonly string[];
  /** What is missing of the file, and of its rows. */
  readonly warnings: readonly FileWarning[];
}

const HEADER = 'ERMHDR';
/** Where the first table of a file without its first line is looked for. */
const HEAD = 4096;

/**
 * Reads the wanted tables of an XER file: lines of fields parted by tabs, that begin with what they are (%T a table, %F its
 * columns, %R a row, %E the end). What is there is read, and what is missing told: the first line or the last, values of a row.
 *
 * @throws ReadFailure IMPORT_FAILED_EMPTY, _TOO_LARGE, _NOT_A_SCHEDULE when it is something else, _CUT_OFF without its end and
 * any row.
 */
export function readTables(bytes: Uint8Array, wanted: ReadonlyMap<string, WantedTable>): ReadTables {
  if (bytes.length > MAX_FILE_BYTES)
    throw new ReadFailure('IMPORT_FAILED_TOO_LARGE', { megabytes: MAX_FILE_BYTES / 1024 / 1024 });
  const text = textOf(bytes);
  if (text.trim() === '') throw new ReadFailure('IMPORT_FAILED_EMPTY');
  const hasHeader = text.startsWith(HEADER);
  if (!hasHeader && !/^%T\t/m.test(text.slice(0, HEAD)))
    throw new ReadFailure('IMPORT_FAILED_NOT_A_SCHEDULE', {
      root: text.trimStart().slice(0, 20).split(/\s/)[0]!,
    });
  const tables = new Tables(wanted);
  let isEnded = false;
  for (const line of linesOf(text)) {
    if (line.startsWith('%E')) isEnded = true;
    else tables.take(line);
  }
  if (!isEnded && tables.taken === 0) throw new ReadFailure('IMPORT_FAILED_CUT_OFF');
  const warnings = tables.warnings();
  if (!isEnded) warnings.unshift({ code: 'FILE_END_MISSING' });
  if (!hasHeader) warnings.unshift({ code: 'FILE_HEADER_MISSING' });
  return { header: hasHeader ? text.slice(0, endOfLine(text, 0)).split('\t').slice(1) : [], warnings };
}

class Tables {
  taken = 0;
  private table: WantedTable | null = null;
  private name = '';
  private columns: readonly (readonly [name: string, position: number])[] = [];
  private readonly short = new Map<string, number>();

  constructor(private readonly wanted: ReadonlyMap<string, WantedTable>) {}

  take(line: string): void {
    if (line.startsWith('%T')) this.open(line.slice(2).trim().toUpperCase());
    else if (!this.table) return;
    else if (line.startsWith('%F')) this.columns = columnsOf(line, this.table);
    else if (line.startsWith('%R')) this.takeRow(this.table, line);
  }

  /** Of each wanted table with such rows, how many have fewer values than it takes. */
  warnings(): FileWarning[] {
    return [...this.short].map(([table, count]) => ({ code: 'ROWS_SHORT', params: { table, count } }));
  }

  private open(name: string): void {
    this.columns = [];
    this.name = name;
    this.table = this.wanted.get(name) ?? null;
  }

  private takeRow({ take }: WantedTable, line: string): void {
    this.taken += 1;
    if (this.taken > MAX_ROWS) throw new ReadFailure('IMPORT_FAILED_TOO_LARGE', { elements: MAX_ROWS });
    const values = line.split('\t');
    const last = this.columns.at(-1)?.[1] ?? 0;
    if (values.length <= last) this.short.set(this.name, (this.short.get(this.name) ?? 0) + 1);
    const row: Record<string, string> = {};
    for (const [name, position] of this.columns) {
      const value = values[position];
      if (value) row[name] = textOfField(value);
    }
    take(row);
  }
}

/** What a field says: quotes are written twice in these files. */
function textOfField(field: string): string {
  const text = field.length > MAX_TEXT ? field.slice(0, MAX_TEXT) : field;
  return text.includes('""') ? text.replaceAll('""', '"') : text;
}

/** The wanted columns that a line of headers names, each with its place: of one that is named again, the first. */
function columnsOf(line: string, { columns }: WantedTable): readonly (readonly [string, number])[] {
  const places = new Map<string, number>();
  for (const [position, header] of line.split('\t').entries()) {
    const name = header.trim().toLowerCase();
    if (columns.has(name) && !places.has(name)) places.set(name, position);
  }
  return [...places];
}

function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = endOfLine(text, from);
    yield text.charCodeAt(end - 1) === 13 && end > from ? text.slice(from, end - 1) : text.slice(from, end);
    from = end + 1;
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
