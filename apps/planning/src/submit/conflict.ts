import type { Edit } from '../log/log.repository';

const ANY = '*';

/** The actions of others, unseen by the author, that edited the same field or took the same row away. */
export function conflictsWith(own: readonly string[], unseen: readonly Edit[], author: string): string[] {
  if (own.length === 0) return [];
  const index = indexOf(own);
  return unseen
    .filter(({ userId, touched }) => userId !== author && touched.some((key) => meets(index, key)))
    .map(({ actionId }) => actionId);
}

/** Each key with its row, its field or both left open ('?'), so that a key that stands for many is one look-up. */
function indexOf(own: readonly string[]): ReadonlySet<string> {
  const index = new Set<string>();
  for (const key of own) {
    const { table, id, field } = partsOf(key);
    for (const row of [id, '?']) for (const column of [field, '?']) index.add(`${table}/${row}/${column}`);
  }
  return index;
}

function meets(index: ReadonlySet<string>, key: string): boolean {
  const { table, id, field } = partsOf(key);
  const rows = id === ANY ? ['?'] : [id, ANY];
  const columns = field === ANY ? ['?'] : [field, ANY];
  return rows.some((row) => columns.some((column) => index.has(`${table}/${row}/${column}`)));
}

function partsOf(key: string): { table: string; id: string; field: string } {
  const first = key.indexOf('/');
  const last = key.lastIndexOf('/');
  return { table: key.slice(0, first), id: key.slice(first + 1, last), field: key.slice(last + 1) };
}
