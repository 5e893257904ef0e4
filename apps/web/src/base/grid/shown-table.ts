import { isCivilDate } from '@plomada/domain';
import type { ExportTable } from '@plomada/interchange';
import { NOTHING } from '../format';
import { type Column, isFigure } from './column';

/**
 * What a grid shows as a table: its columns from the left, its rows as they are filtered and put in order. Figures are numbers to
 * calculate with, days are dates, all else is as it stands in the cells.
 */
export function shownTable<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): ExportTable {
  const exported = columns.filter(({ isTool }) => !isTool);
  return {
    name,
    columns: exported.map((column) => ({
      head: headOf(column),
      holds: isFigure(column) ? 'number' : column.kind === 'date' ? 'date' : 'text',
    })),
    lines: rows.map((row) => exported.map((column) => cellOf(column, row))),
  };
}

function headOf({ head, headInFull, kind }: Pick<Column<never>, 'head' | 'headInFull' | 'kind'>): string {
  const full = headInFull ?? head;
  return kind === 'percent' && !full.includes('%') ? `${full} (%)` : full;
}

function cellOf<Row>(column: Column<Row>, row: Row): string | number | null {
  const value = column.value(row);
  if (isFigure(column)) return typeof value === 'number' ? value : null;
  if (column.kind === 'date') return isCivilDate(value) ? value : null;
  const text = column.text(row);
  return text === NOTHING ? null : text;
}

/** A cell's words, with nothing where the screen has a dash. */
export function shownText<Row>(column: Column<Row>, row: Row): string {
  const text = column.text(row);
  return text === NOTHING ? '' : text;
}
