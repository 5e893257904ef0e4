import { addRow, type Change, type Fields, removeRow, sameValue, setFields } from '../plan/change';
import type { Plan, Task } from '../plan/plan';
import type { Row, Table } from '../plan/table';

/** What of a task is planned. The rest is what happened, was promised or is said of it in the open term. */
export const PLANNED_FIELDS = [
  'text',
  'detail',
  'kind',
  'parent',
  'index',
  'start',
  'end',
  'duration',
  'constraintType',
  'constraintDate',
  'weight',
  'responsibles',
  'resources',
  'unit',
  'quantity',
  'tunit',
] as const satisfies readonly (keyof Task)[];
export type PlannedField = (typeof PLANNED_FIELDS)[number];

/** A scenario: the live plan as it was when it was copied, and what has become of the copy. What was tried is the difference. */
export interface Tried {
  readonly base: Plan;
  readonly plan: Plan;
}

/** The values that a row got since it was copied; a field that it lacks is said as null. */
export function triedFields<F extends string>(base: Row, row: Row, fields: readonly F[]): Tryout<F> {
  const differing = fields.filter((field) => !sameValue(valueOf(base, field), valueOf(row, field)));
  return Object.fromEntries(differing.map((field) => [field, valueOf(row, field)])) as Tryout<F>;
}
export type Tryout<F extends string> = Partial<Record<F, unknown>>;

/** Of these the fields that the live plan changed since to something else again: what was tried replaces that. */
export function contestedFields<F extends string>(base: Row, live: Row, tried: Tryout<F>): readonly F[] {
  return (Object.keys(tried) as F[]).filter((field) => {
    const present = valueOf(live, field);
    return !sameValue(valueOf(base, field), present) && !sameValue(present, tried[field]);
  });
}

const valueOf = (row: Row, field: string): unknown => (row as unknown as Fields)[field] ?? null;

type SmallTable = 'resources' | 'rhythmUnits' | 'rhythmCategories' | 'rhythmPlaces';

/** What was tried of a table in which nothing happens, as changes of the live one: rows that came, are otherwise, or went. */
export function triedRows(name: SmallTable, { base, plan }: Tried, live: Plan): readonly Change[] {
  const [copied, tried, present] = [base, plan, live].map((one) => one[name] as unknown as Table<Row>) as [
    Table<Row>,
    Table<Row>,
    Table<Row>,
  ];
  const written = tried.rows.map((row): Change | null => {
    const [was, now] = [copied.get(row.id), present.get(row.id)];
    if (!was) return now ? null : addRow(name, row as never);
    if (!now) return null;
    return setFields(name, now as never, triedFields(was, row, Object.keys(row)) as never);
  });
  const gone = copied.rows.map(({ id }): Change | null => {
    const now = present.get(id);
    return now && !tried.has(id) ? removeRow(name, now as never) : null;
  });
  return [...gone, ...written].filter((change) => change !== null);
}
