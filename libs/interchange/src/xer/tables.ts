import { MAX_FILE_BYTES, ReadFailure } from '../read-result';
import { textOf } from '../text/undeclared';

/** One row of a table by the names of its columns; a column that the row leaves out is missing. */
export type XerRow = Readonly<Record<string, string>>;

/** The wanted tables of an XER file, and its header. */
export interface XerTables {
  /** What stands in the first line after ERMHDR. */
  readonly header: readonly string[];
  rows(table: string): readonly XerRow[];
}

/** The columns to keep by table. */
export type WantedColumns = ReadonlyMap<string, ReadonlySet<string>>;

/** Rows of one file that are kept; the largest honest file has a tenth of it. */
const MAX_ROWS = 500_000;

/**
 * Reads the wanted tables of an XER file: lines of fields parted by tabs, that begin with what they are (%T a table, %F its
 * columns, %R a row, %E the end).
 *
 * @throws ReadFailure IMPORT_FAILED_EMPTY, _TOO_LARGE, _NOT_A_SCHEDULE when it is something else, _CUT_OFF without its end.
 */
export function readTables(bytes: Uint8Array, wanted: WantedColumns): XerTables {
  if (bytes.length > MAX_FILE_BYTES)
    throw new ReadFailure('IMPORT_FAILED_TOO_LARGE', { megabytes: MAX_FILE_BYTES / 1024 / 1024 });
  const text = textOf(bytes);
  if (text.trim() === '') throw new ReadFailure('IMPORT_FAILED_EMPTY');
  if (!text.startsWith('ERMHDR'))
    throw new ReadFailure('IMPORT_FAILED_NOT_A_SCHEDULE', {
      root: text.trimStart().slice(0, 20).split(/\s/)[0]!,
    });
  const tables = new Tables(wanted);
  let isEnded = false;
  for (const line of linesOf(text)) {
    if (line.startsWith('%E')) isEnded = true;
    else tables.take(line);
  }
  if (!isEnded) throw new ReadFailure('IMPORT_FAILED_CUT_OFF');
  return {
    header: text.slice(0, endOfLine(text, 0)).split('\t').slice(1),
    rows: (table) => tables.byName.get(table) ?? [],
  };
}

class Tables {
  readonly byName = new Map<string, XerRow[]>();
  private rows: XerRow[] | null = null;
  private wantedHere: ReadonlySet<string> = new Set();
  private columns: readonly (readonly [name: string, position: number])[] = [];
  private kept = 0;

  constructor(private readonly wanted: WantedColumns) {}

  take(line: string): void {
    if (line.startsWith('%T')) this.open(line.slice(2).trim().toUpperCase());
    else if (!this.rows) return;
    else if (line.startsWith('%F')) this.columns = this.columnsOf(line);
    else if (line.startsWith('%R')) this.takeRow(this.rows, line);
  }

  private open(name: string): void {
    this.columns = [];
    const wanted = this.wanted.get(name);
    this.wantedHere = wanted ?? new Set();
    this.rows = wanted ? (this.byName.get(name) ?? []) : null;
    if (this.rows) this.byName.set(name, this.rows);
  }

  private columnsOf(line: string): readonly (readonly [string, number])[] {
    const names = line.split('\t').map((name) => name.trim().toLowerCase());
    return names.flatMap((name, position) => (this.wantedHere.has(name) ? [[name, position] as const] : []));
  }

  private takeRow(rows: XerRow[], line: string): void {
    this.kept += 1;
    if (this.kept > MAX_ROWS) throw new ReadFailure('IMPORT_FAILED_TOO_LARGE', { elements: MAX_ROWS });
    const values = line.split('\t');
    const row: Record<string, string> = {};
    for (const [name, position] of this.columns) {
      const value = values[position];
      if (value) row[name] ??= value;
    }
    rows.push(row);
  }
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
