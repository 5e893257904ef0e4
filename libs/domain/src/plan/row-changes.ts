import type { Row, Table } from './table';

/** A row that stands elsewhere in a table than before. */
export interface MovedRow {
  readonly from: number;
  readonly to: number;
}

/** How two versions of a table differ. Rows that stand elsewhere may have changed too. */
export interface RowChanges {
  /** Positions before of rows that are gone. */
  readonly gone: readonly number[];
  /** Positions after of rows that are new. */
  readonly come: readonly number[];
  readonly moved: readonly MovedRow[];
  /** Positions of rows that stand where they stood and have changed. */
  readonly changed: readonly number[];
}

/** Compares two versions of a table. Null when more than `most` rows came, went or moved: it is no matter of single rows. */
export function rowChanges<T extends Row>(
  before: Table<T>,
  after: Table<T>,
  most: number,
): RowChanges | null {
  const gone: number[] = [];
  const come: number[] = [];
  const moved: MovedRow[] = [];
  const changed: number[] = [];
  const a = before.rows;
  const b = after.rows;
  const size = a === b ? 0 : Math.max(a.length, b.length);
  for (let at = 0; at < size; at += 1) {
    const was = a[at];
    const is = b[at];
    if (was === is) continue;
    if (was?.id === is?.id) {
      changed.push(at);
      continue;
    }
    if (was && !after.has(was.id)) gone.push(at);
    if (is) {
      const from = before.positionOf(is.id);
      if (from === undefined) come.push(at);
      else moved.push({ from, to: at });
    }
    if (gone.length + come.length + moved.length > most) return null;
  }
  return { gone, come, moved, changed };
}

/** The rows of a table that are new or differ, each with what it was. */
export function differingRows<T extends Row>(
  before: Table<T>,
  after: Table<T>,
): readonly (readonly [was: T | undefined, is: T])[] {
  const differing: (readonly [T | undefined, T])[] = [];
  const { rows } = after;
  if (before === after) return differing;
  // A loop: nearly all of thousands of rows are what they were.
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    if (before.rows[at] === row) continue;
    const was = before.get(row.id);
    if (was !== row) differing.push([was, row]);
  }
  return differing;
}

/** The rows that a table no longer has. */
export function removedRows<T extends Row>(before: Table<T>, after: Table<T>): readonly T[] {
  return before.lineage === after.lineage ? [] : before.rows.filter(({ id }) => !after.has(id));
}
