import { nameKey } from '@plomada/domain';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Whether another one has the name, as the plan compares names. */
export function isTaken(rows: readonly Named[], name: string, exceptId?: string): boolean {
  return rows.some((row) => row.id !== exceptId && nameKey(row.name) === nameKey(name));
}
