import { type Change, sameValue } from '../plan/change';
import type { Plan } from '../plan/plan';
import { ANY, editKey } from './edit-key';
import { ownEdits } from './own-edits';

/** A value that somebody had set and that somebody else has set otherwise since. */
export interface ReplacedValue {
  readonly table: Change['table'];
  readonly id: string;
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** An accepted action with what it changed. */
export interface AcceptedEdit {
  readonly action: { readonly type: string; readonly payload: unknown };
  readonly changes: readonly Change[];
}

/** Dates that the schedule moves by itself: nobody chose them where nothing else of the row was changed. */
const FOLLOWING: Partial<Record<Change['table'], ReadonlySet<string>>> = {
  tasks: new Set(['start', 'end']),
  restrictions: new Set(['required']),
};

/**
 * Which values of an author's own accepted edits (oldest first) an entry of somebody else replaces: fields that the author had
 * edited (`ownEdits`), that still had that value, and that the entry gives another one. What only followed from the schedule on
 * either side is not among them. `plan` is the plan before the entry.
 */
export function replacedValues(
  plan: Plan,
  own: readonly AcceptedEdit[],
  theirs: readonly Change[],
): readonly ReplacedValue[] {
  const replaced = rowsOf(theirs).flatMap((row) => chosenFields(row).map((field) => ({ row, field })));
  if (replaced.length === 0) return [];
  const wanted = new Set(replaced.map(({ row: { table, id }, field }) => editKey(table, id, field)));
  const mine = ownValues(plan, own, wanted);
  return replaced.flatMap(({ row: { table, id, before, after }, field }) => {
    const key = editKey(table, id, field);
    const value = mine.get(key);
    const isGone = mine.has(key) && sameValue(before[field], value) && !sameValue(after[field], value);
    return isGone ? [{ table, id, field, mine: value, theirs: after[field] }] : [];
  });
}

/** A row before and after an entry. */
interface ChangedRow {
  readonly table: Change['table'];
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** What an entry makes of each row: the author's edit and what the schedule makes of it stand apart in its changes. */
function rowsOf(changes: readonly Change[]): readonly ChangedRow[] {
  const rows = new Map<string, ChangedRow>();
  for (const change of changes) {
    if (change.kind !== 'set') continue;
    const { table, id } = change;
    const key = editKey(table, id, ANY);
    const known = rows.get(key);
    const before = { ...change.before, ...known?.before };
    rows.set(key, { table, id, before, after: { ...known?.after, ...change.after } });
  }
  return [...rows.values()];
}

/** The last value that the author gave each of the wanted fields. */
function ownValues(
  plan: Plan,
  own: readonly AcceptedEdit[],
  wanted: ReadonlySet<string>,
): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const { action, changes } of own) {
    const set = changes.flatMap((change) =>
      change.kind === 'set'
        ? Object.keys(change.after).map(
            (field) => [change, field, editKey(change.table, change.id, field)] as const,
          )
        : [],
    );
    const met = set.filter(([, , key]) => wanted.has(key));
    if (met.length === 0) continue;
    const edited = new Set(ownEdits(plan, action, changes));
    for (const [{ table, after }, field, key] of met) {
      if (edited.has(key) || edited.has(editKey(table, ANY, field))) values.set(key, after[field]);
    }
  }
  return values;
}

/** What follows from another field of the same row, which tells of it: nobody is told of one change twice. */
const FOLLOWING_FIELDS: Readonly<Record<string, readonly string[]>> = {
  start: ['end', 'constraintType', 'constraintDate'],
  duration: ['end'],
  progress: ['unitsProgressed'],
  commitment: ['unitsCommited'],
};

/** The fields of a row that somebody chose. */
function chosenFields({ table, after }: ChangedRow): readonly string[] {
  const fields = Object.keys(after);
  const following = FOLLOWING[table];
  if (following && fields.every((field) => following.has(field))) return [];
  const told = new Set(fields.flatMap((field) => FOLLOWING_FIELDS[field] ?? []));
  return fields.filter((field) => !told.has(field));
}
