import type { Refusal } from '../decisions/refusal';
import { emailKey } from '../names/email-key';
import { nameKey } from '../names/name-key';
import type { Plan } from '../plan/plan';
import type { Row, Table } from '../plan/table';

/** Why a plan cannot become another: something gets a name or an address that another has. Null when nothing does. */
export function nameProblem(before: Plan, after: Plan): Refusal | null {
  return nameProblems(after, before)[0] ?? null;
}

/**
 * Names and addresses that stand once in a plan, and do not: one refusal for each, with the rows that have it. With another
 * version of the plan, `since`, those only that some row did not have there.
 */
export function nameProblems(plan: Plan, since: Plan | null = null): readonly Refusal[] {
  return [
    ...named('RESOURCE_NAME_TAKEN', plan.resources, since?.resources),
    ...named('BASELINE_DUPLICATE', plan.baselines, since?.baselines),
    ...named('RHYTHM_DUPLICATE', plan.rhythmUnits, since?.rhythmUnits),
    ...named('RHYTHM_DUPLICATE', plan.rhythmCategories, since?.rhythmCategories),
    ...shared(plan.responsibles, since?.responsibles, ({ email }) => emailKey(email)).map(
      ({ rows, other: { email } }) => ({ code: 'RESPONSIBLE_DUPLICATE', params: { email }, rows }),
    ),
  ];
}

function named<T extends Row & { readonly name: string }>(
  code: string,
  table: Table<T>,
  since: Table<T> | undefined,
): readonly Refusal[] {
  return shared(table, since, ({ name }) => nameKey(name)).map(({ rows, other: { name } }) => ({
    code,
    params: { name },
    rows,
  }));
}

/** The rows that share a key, and the last of them that did not have it in the other version of the table. */
function shared<T extends Row>(
  table: Table<T>,
  since: Table<T> | undefined,
  keyOf: (row: T) => string,
): readonly { readonly rows: readonly string[]; readonly other: T }[] {
  if (table === since) return [];
  return repeated(table.rows, keyOf).flatMap((alike) => {
    const others = alike.filter((row) => {
      const was = since?.get(row.id);
      return !was || keyOf(was) !== keyOf(row);
    });
    const other = others.at(-1);
    return other ? [{ rows: alike.map(({ id }) => id), other }] : [];
  });
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
