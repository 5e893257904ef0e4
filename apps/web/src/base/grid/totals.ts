import type { Column } from './column';

/** The total of a column over rows; null where none of them has a figure. */
export function totalOf<Row>(column: Column<Row>, rows: readonly Row[]): number | null {
  const figures = rows.map(column.value).filter((value) => typeof value === 'number');
  if (!column.total || figures.length === 0) return null;
  if (typeof column.total === 'function') return column.total(rows);
  const sum = figures.reduce((all, one) => all + one, 0);
  return column.total === 'sum' ? sum : sum / figures.length;
}

/** The same in words; '' where there is none. */
export function totalText<Row>(column: Column<Row>, rows: readonly Row[]): string {
  const total = totalOf(column, rows);
  if (total === null) return '';
  return column.totalText ? column.totalText(total) : String(Math.round(total * 100) / 100);
}
