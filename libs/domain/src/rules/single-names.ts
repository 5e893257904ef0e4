import type { Refusal } from '../actions/action';
import { emailKey } from '../names/email-key';
import { nameKey } from '../names/name-key';
import type { Plan } from '../plan/plan';

/** Names and addresses that stand once in a plan, and do not: one refusal for each, with the rows that have it. */
export function nameProblems(plan: Plan): readonly Refusal[] {
  return [
    ...named('RESOURCE_NAME_TAKEN', plan.resources.rows),
    ...named('BASELINE_DUPLICATE', plan.baselines.rows),
    ...named('RHYTHM_DUPLICATE', plan.rhythmUnits.rows),
    ...named('RHYTHM_DUPLICATE', plan.rhythmCategories.rows),
    ...repeated(plan.responsibles.rows, ({ email }) => emailKey(email)).map((rows) => ({
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
