import type { Row, Table } from '../plan/table';

/** Where the rows of a table stood in another version of it. */
export interface RowMoves {
  /** Position before by position after; -1 for rows that are new. */
  readonly from: Int32Array;
  /** Position after by position before; -1 for rows that are gone. */
  readonly to: Int32Array;
  /** Whether every row stands where it stood. */
  readonly isNone: boolean;
}

/** Finds the rows of one version of a table in another; quick where most stand in the same order. */
export function rowMoves(before: Table<Row>, after: Table<Row>): RowMoves {
  if (before.lineage === after.lineage) return unmoved(after.size);
  const from = new Int32Array(after.size);
  const to = new Int32Array(before.size).fill(-1);
  let next = 0;
  for (let at = 0; at < from.length; at += 1) {
    const row = after.rows[at]!;
    while (next < to.length && !isSame(before.rows[next]!, row) && !after.has(before.rows[next]!.id))
      next += 1;
    const isNext = next < to.length && isSame(before.rows[next]!, row);
    const found = isNext ? next : (before.positionOf(row.id) ?? -1);
    from[at] = found;
    if (found >= 0) to[found] = at;
    if (isNext) next += 1;
  }
  return { from, to, isNone: false };
}

function unmoved(size: number): RowMoves {
  const from = new Int32Array(size);
  for (let row = 0; row < size; row += 1) from[row] = row;
  return { from, to: from, isNone: true };
}

const isSame = (a: Row, b: Row): boolean => a === b || a.id === b.id;
