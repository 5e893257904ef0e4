import type { CellValue, Column } from './column';
import { inOrder } from './order';

/** A column that rows are put in order by. */
export interface SortBy<Row> {
  readonly column: Column<Row>;
  readonly desc: boolean;
}

/**
 * Puts rows in order by columns; those that are alike stay in the order in which they came, and what holds nothing comes last,
 * whichever way a column runs. `places` remembers where each row came to stand: begun from there, thousands of rows of which an edit
 * changed a few are in order after one pass.
 */
export function sortedRows<Row extends object>(
  rows: readonly Row[],
  by: readonly SortBy<Row>[],
  places: WeakMap<Row, number>,
): readonly Row[] {
  if (by.length === 0) return rows;
  const values = by.map(({ column }) => rows.map((row) => orderedValue(column, row)));
  const compare = (one: number, other: number): number => {
    for (const [at, { desc }] of by.entries()) {
      const order = inOrderOrLast(values[at]![one]!, values[at]![other]!, desc);
      if (order !== 0) return order;
    }
    return one - other;
  };
  const sorted = asTheyStood(rows, places)
    .sort(compare)
    .map((at) => rows[at]!);
  sorted.forEach((row, place) => places.set(row, place));
  return sorted;
}

/** What a cell is put in order by: codes by their words; those that are numbers by themselves. */
export function orderedValue<Row>(column: Column<Row>, row: Row): CellValue {
  const value = column.value(row);
  return column.kind === 'choice' && typeof value === 'string' ? column.text(row) : value;
}

function inOrderOrLast(a: CellValue, b: CellValue, desc: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return desc ? inOrder(b, a) : inOrder(a, b);
}

/** The positions of the rows, those first that stood somewhere, as they stood. */
function asTheyStood<Row extends object>(rows: readonly Row[], places: WeakMap<Row, number>): number[] {
  const stood: number[] = [];
  const others: number[] = [];
  rows.forEach((row, at) => {
    const place = places.get(row);
    if (place === undefined || place in stood) others.push(at);
    else stood[place] = at;
  });
  // Without the gaps of rows that are gone.
  return [...stood.filter(() => true), ...others];
}
