import type { Change, Fields } from '../../plan/change';
import { invert, sameValue } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import type { Row, Table } from '../../plan/table';

/**
 * The ids of rows on which changes no longer stand: a field has another value than they gave it, a row that they added is
 * different or gone, one that they removed is back.
 *
 * They are taken back one by one, last first, because a bulk edit may change the same field twice.
 */
export function rowsChangedSince(plan: Plan, changes: readonly Change[]): readonly string[] {
  const rows = new Map<string, Fields | undefined>();
  const changed = new Set<string>();
  for (const step of invert(changes)) {
    const { id, table, kind } = step;
    const key = `${table}/${id}`;
    const present = rows.has(key) ? rows.get(key) : (rowOf(plan, table, id) as Fields | undefined);
    const expected = kind === 'set' ? step.before : kind === 'remove' ? step.row : undefined;
    if (!stands(present, expected as Fields | undefined)) changed.add(id);
    if (kind === 'set') rows.set(key, { ...present, ...step.after });
    else rows.set(key, kind === 'add' ? (step.row as unknown as Fields) : undefined);
  }
  return [...changed];
}

function rowOf(plan: Plan, table: Change['table'], id: string): Row | undefined {
  return table === 'settings' ? plan.settings : (plan[table] as Table<Row>).get(id);
}

/** Whether the present row has what was expected of it; undefined is no row. */
function stands(present: Fields | undefined, expected: Fields | undefined): boolean {
  if (present === undefined || expected === undefined) return present === expected;
  return Object.entries(expected).every(([field, value]) => sameValue(present[field], value));
}
