import { type CncLogRow, hundredths } from '@plomada/domain';
import { decimalSignOf, writeCsv } from '../csv/write-csv';
import type { Cell } from '../tables/sheet';

/** What stands where a cause has no text (planning core, section 9). */
const NO_DETAIL = 'sin descripcion';
/** Columns of the log, in order (platform, "CNC log screen"). */
export const CNC_LOG_COLUMNS = [
  'termNumber',
  'closingDate',
  'origin',
  'type',
  'detail',
  'taskWBS',
  'taskName',
  'responsible',
  'commitment',
  'progress',
  'impact',
] as const satisfies readonly (keyof CncLogRow)[];
export type CncLogColumn = (typeof CNC_LOG_COLUMNS)[number];

/**
 * The log of causes as a CSV file: semicolons, a byte order mark, semicolons of texts as commas. `heads` are the columns' words;
 * `time` writes the instant of a close; decimals are those of the language.
 */
export function writeCncLog(
  rows: readonly CncLogRow[],
  heads: Readonly<Record<CncLogColumn, string>>,
  time: (instant: string) => string,
  language: string,
): Uint8Array {
  const written = { time, decimal: decimalSignOf(language) };
  const lines = rows.map((row) => CNC_LOG_COLUMNS.map((column) => cellOf(row, column, written)));
  const head = CNC_LOG_COLUMNS.map((column) => heads[column]);
  return writeCsv(
    [head, ...lines].map((line) => line.map(plain)),
    ';',
  );
}

interface Written {
  readonly time: (instant: string) => string;
  readonly decimal: string;
}

function cellOf(row: CncLogRow, column: CncLogColumn, { time, decimal }: Written): Cell {
  if (column === 'closingDate') return time(row.closingDate);
  if (column === 'detail') return row.detail.trim() || NO_DETAIL;
  if (column === 'commitment') return row.commitment === null ? null : `${hundredths(row.commitment)}%`;
  if (column === 'progress') return `${hundredths(row.progress)}%`;
  if (column === 'impact') return row.impact === null ? null : `${String(row.impact).replace('.', decimal)}%`;
  return row[column];
}

/** One line without the file's own delimiter. */
function plain(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const lines = cell.replaceAll(';', ',').split(/[\r\n]/);
  return lines.length === 1
    ? lines[0]!
    : lines
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ');
}
