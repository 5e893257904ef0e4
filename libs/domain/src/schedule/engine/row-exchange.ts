import { type MovedRow, rowChanges } from '../../plan/row-changes';
import type { Row, Table } from '../../plan/table';

/** Rows that come and go between two versions of a table; one that changed does both. */
export interface RowExchange<T> {
  readonly gone: readonly T[];
  readonly come: readonly T[];
}

/** The rows that two versions of a table do not share; null when they are more than `most`. */
export function rowExchange<T extends Row>(
  before: Table<T>,
  after: Table<T>,
  most: number,
): RowExchange<T> | null {
  const changes = rowChanges(before, after, most);
  if (!changes) return null;
  const isOther = ({ from, to }: MovedRow): boolean => before.rows[from] !== after.rows[to];
  const others = [...changes.changed.map((at) => ({ from: at, to: at })), ...changes.moved].filter(isOther);
  const gone = [...changes.gone, ...others.map(({ from }) => from)];
  const come = [...changes.come, ...others.map(({ to }) => to)];
  if (gone.length + come.length > most) return null;
  return { gone: gone.map((at) => before.rows[at]!), come: come.map((at) => after.rows[at]!) };
}
