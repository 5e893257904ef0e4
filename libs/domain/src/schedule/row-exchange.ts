import type { Row, Table } from '../plan/table';

/** Rows that come and go between two versions of a table; one that changed does both. */
export interface RowExchange<T> {
  readonly gone: readonly T[];
  readonly come: readonly T[];
}

/** Compares two versions of a table; quick where most rows are the same objects in the same order. */
export function rowExchange<T extends Row>(before: Table<T>, after: Table<T>): RowExchange<T> {
  const a = before.rows;
  const b = after.rows;
  let first = 0;
  while (first < a.length && first < b.length && a[first] === b[first]) first += 1;
  let tail = 0;
  while (
    tail < a.length - first &&
    tail < b.length - first &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  ) {
    tail += 1;
  }
  const gone: T[] = [];
  const come: T[] = [];
  for (let at = first; at < a.length - tail; at += 1) if (after.get(a[at]!.id) !== a[at]) gone.push(a[at]!);
  for (let at = first; at < b.length - tail; at += 1) if (before.get(b[at]!.id) !== b[at]) come.push(b[at]!);
  return { gone, come };
}
