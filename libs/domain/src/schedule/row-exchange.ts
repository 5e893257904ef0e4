import type { Row, Table } from '../plan/table';

/** Rows that come and go between two versions of a table; one that changed does both. */
export interface RowExchange<T> {
  readonly gone: readonly T[];
  readonly come: readonly T[];
}

/** Compares two versions of a table; quick where most rows are the same objects at the same positions. */
export function rowExchange<T extends Row>(before: Table<T>, after: Table<T>): RowExchange<T> {
  const a = before.rows;
  const b = after.rows;
  const gone: T[] = [];
  const come: T[] = [];
  const size = a === b ? 0 : Math.max(a.length, b.length);
  for (let at = 0; at < size; at += 1) {
    const was = a[at];
    const is = b[at];
    if (was === is) continue;
    if (was && after.get(was.id) !== was) gone.push(was);
    if (is && before.get(is.id) !== is) come.push(is);
  }
  return { gone, come };
}
