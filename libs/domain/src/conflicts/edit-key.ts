/**
 * What was edited, as 'table/id/field': the field '*' is the whole row (it went), the id '*' any row. Ids may hold slashes,
 * tables and fields never do.
 */
export type EditKey = string;

/** Stands for every row, or every field of a row. */
export const ANY = '*';

/** The key of a field of a row. */
export function editKey(table: string, id: string, field: string): EditKey {
  return `${table}/${id}/${field}`;
}

/** The parts of a key. */
export function partsOf(key: EditKey): {
  readonly table: string;
  readonly id: string;
  readonly field: string;
} {
  const first = key.indexOf('/');
  const last = key.lastIndexOf('/');
  return { table: key.slice(0, first), id: key.slice(first + 1, last), field: key.slice(last + 1) };
}
