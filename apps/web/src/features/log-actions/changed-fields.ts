import type { Change } from '@plomada/domain';

export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Order keys and provenance: nothing that a person entered or reads. */
const INTERNAL: ReadonlySet<string> = new Set([
  'id',
  'index',
  'sourceId',
  'isDefault',
  'created',
  'userId',
  'group',
]);

/** What a change says field by field; of a row that came or went, only what it held. */
export function fieldsOf(change: Change): readonly ChangedField[] {
  // What a close keeps for the indicators is read in the reports.
  if (change.table === 'closes') return [];
  if (change.kind === 'set') {
    return Object.keys(change.after)
      .filter((field) => !INTERNAL.has(field))
      .map((field) => ({ field, before: change.before[field], after: change.after[field] }));
  }
  const held = Object.entries(change.row).filter(([field, value]) => !INTERNAL.has(field) && says(value));
  const came = change.kind === 'add';
  return held.map(([field, value]) => ({
    field,
    before: came ? undefined : (value as unknown),
    after: came ? (value as unknown) : undefined,
  }));
}

const says = (value: unknown): boolean =>
  value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
