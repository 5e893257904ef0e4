import { cellWords, isFigure } from '../columns/report-column';
import type { TableSource, Telling } from './report';

/** Rows of a table on paper at most; of a list that is whole there: a report tells the rest on the screen. */
const MOST_ROWS = { table: 40, list: 200 } as const;
/** Of the rows on paper that many may be of those that say most, where there are such. */
const SHARE_OF_TELLING = 0.6;

/** A table on paper: all of it is text. */
export interface PaperTable {
  readonly columns: readonly {
    readonly head: string;
    /** Its share of the room. */
    readonly width: number;
    readonly isFigure: boolean;
    /** What it says is read in one piece: a figure, a date. */
    readonly isWhole: boolean;
  }[];
  /** How many lines there are to show. */
  readonly most: number;
  /** The lines where there is room for so many. */
  readonly linesOf: (room: number) => readonly (readonly string[])[];
  /** What is left out where so many lines are shown; null where nothing is. */
  readonly noteOf: (shown: number) => string | null;
}

/** Which rows of a table paper shows: the first, as a whole, or some of them evenly apart. */
export type PaperRows = 'first' | 'whole' | 'evenlyApart';

export function paperTable(
  { columns, rows, tellsMost }: TableSource,
  shows: PaperRows,
  telling: Telling,
): PaperTable {
  const most = Math.min(rows.length, shows === 'whole' ? MOST_ROWS.list : MOST_ROWS.table);
  const chosen = (room: number): readonly object[] => {
    if (shows !== 'evenlyApart') return rows.slice(0, room);
    return tellsMost ? tellingFirst(rows, tellsMost, room) : evenlyApart(rows, room);
  };
  return {
    columns: columns.map((column) => ({
      head: telling.t(column.label),
      width: column.width,
      isFigure: isFigure(column),
      isWhole: column.kind !== 'text',
    })),
    most,
    linesOf: (room) =>
      chosen(Math.min(room, most)).map((row) => columns.map((column) => cellWords(column, row, telling))),
    noteOf: (shown) =>
      shown < rows.length ? telling.t('reports:pdf.rows', { shown, count: rows.length }) : null,
  };
}

/** Those that say most, and of the rest those that come after them. */
function tellingFirst<Row>(
  rows: readonly Row[],
  tellsMost: (row: Row) => boolean,
  room: number,
): readonly Row[] {
  const after = rows.slice(rows.findLastIndex(tellsMost) + 1);
  const least = Math.ceil(room * SHARE_OF_TELLING);
  const found = evenlyApart(rows.filter(tellsMost), Math.max(least, room - after.length));
  return [...found, ...evenlyApart(after, room - found.length)];
}

/** So many of them with the first and the last. */
function evenlyApart<Row>(rows: readonly Row[], room: number): readonly Row[] {
  if (rows.length <= room) return rows;
  if (room <= 1) return rows.slice(rows.length - Math.max(0, room));
  const step = (rows.length - 1) / (room - 1);
  return Array.from({ length: room }, (_, at) => rows[Math.round(at * step)]!);
}
