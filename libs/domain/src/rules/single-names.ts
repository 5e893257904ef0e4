import type { Refusal } from '../actions/action';
import { emailKey } from '../names/email-key';
import { nameKey } from '../names/name-key';
import type { Plan, RowOf, TableName } from '../plan/plan';
import type { Row, Table } from '../plan/table';

/**
 * Names and addresses that stand once in a plan, and do not: one refusal for each, with the rows that have it. Tables that are the
 * same in another version of the plan, `since`, are left out.
 */
export function nameProblems(plan: Plan, since: Plan | null = null): readonly Refusal[] {
  const rowsOf = <N extends TableName>(name: N): readonly RowOf<N>[] =>
    plan[name] === since?.[name] ? [] : (plan[name] as unknown as Table<RowOf<N> & Row>).rows;
  return [
    ...named('RESOURCE_NAME_TAKEN', rowsOf('resources')),
    ...named('BASELINE_DUPLICATE', rowsOf('baselines')),
    ...named('RHYTHM_DUPLICATE', rowsOf('rhythmUnits')),
    ...named('RHYTHM_DUPLICATE', rowsOf('rhythmCategories')),
    ...repeated(rowsOf('responsibles'), ({ email }) => emailKey(email)).map((rows) => ({
      code: 'RESPONSIBLE_DUPLICATE',
      params: { email: rows.at(-1)!.email },
      rows: rows.map(({ id }) => id),
    })),
  ];
}

function named(code: string, rows: readonly { readonly id: string; readonly name: string }[]): Refusal[] {
  return repeated(rows, ({ name }) => nameKey(name)).map((alike) => ({
    code,
    params: { name: alike.at(-1)!.name },
    rows: alike.map(({ id }) => id),
  }));
}

/** The groups of rows that have a key in common; an empty key is none. */
export function repeated<T>(rows: readonly T[], keyOf: (row: T) => string): readonly (readonly T[])[] {
  const byKey = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!key) continue;
    const alike = byKey.get(key);
    if (alike) alike.push(row);
    else byKey.set(key, [row]);
  }
  return [...byKey.values()].filter((alike) => alike.length > 1);
}
