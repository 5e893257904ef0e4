import { type Change, type Fields, sameValue, type SetFields } from './change';

/**
 * What changes come to: fields of a row that several of them set go from the first value before to the last one after, those that
 * end as they began fall out, and so does a row that comes and goes again. The plan after them, and the plan that their inverse
 * leads back to, are the same.
 */
export function netChanges(changes: readonly Change[]): readonly Change[] {
  const byRow = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.table} ${change.id}`;
    const known = byRow.get(key);
    if (known) known.push(change);
    else byRow.set(key, [change]);
  }
  return byRow.size === changes.length ? changes : [...byRow.values()].flatMap(netOfRow);
}

function netOfRow(changes: readonly Change[]): readonly Change[] {
  if (changes.length === 1) return changes;
  if (changes.every(isSet)) return netOfFields(changes);
  const isPassing = changes[0]!.kind === 'add' && changes.at(-1)!.kind === 'remove';
  return isPassing ? [] : changes;
}

function netOfFields(changes: readonly SetFields[]): readonly Change[] {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const change of changes) {
    for (const field of Object.keys(change.after)) {
      if (!(field in after)) before[field] = change.before[field];
      after[field] = change.after[field];
    }
  }
  const fields = Object.keys(after).filter((field) => !sameValue(before[field], after[field]));
  if (fields.length === 0) return [];
  const only = (values: Fields): Fields => Object.fromEntries(fields.map((field) => [field, values[field]]));
  return [{ ...changes[0]!, before: only(before), after: only(after) }];
}

const isSet = (change: Change): change is SetFields => change.kind === 'set';
