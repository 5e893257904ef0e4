import { grouped } from '../indicators/grouped';
import type { PlanRow } from './plan-row';

type TreeRow = Pick<PlanRow, 'id' | 'parent' | 'state'>;

/**
 * The same rows as a tree still, in which delayed work, and the branches that hold any, stand before what is beside them; each
 * of both in the order that it had. Rows in tree order; those whose parent is not among them count as roots.
 */
export function delayedFirst<Row extends TreeRow>(rows: readonly Row[]): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const first = new Set<string>();
  for (const row of rows) {
    if (row.state !== 'delayed') continue;
    for (let one: Row | undefined = row; one && !first.has(one.id); one = byId.get(one.parent ?? '')) {
      first.add(one.id);
    }
  }
  if (first.size === 0) return rows;
  const childrenOf = grouped(rows, ({ parent }) => (parent !== null && byId.has(parent) ? parent : null));
  const below = (parent: string | null): readonly Row[] => {
    const siblings = childrenOf.get(parent) ?? [];
    const ordered = [
      ...siblings.filter(({ id }) => first.has(id)),
      ...siblings.filter(({ id }) => !first.has(id)),
    ];
    return ordered.flatMap((row) => [row, ...below(row.id)]);
  };
  return below(null);
}
