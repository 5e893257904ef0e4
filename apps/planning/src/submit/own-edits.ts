import { ACTIONS, type Change } from '@plomada/domain';

/** Above this many keys an action's fields are told without their rows: any row's. */
const MAX_KEYS = 1000;

/**
 * What the author of an action edited, as 'table/id/field': the part of the changes that an edit of somebody else can
 * conflict with. The rest follows from the schedule and is calculated again upon the newest plan, so two people who
 * move different bars do not conflict because the bars have a successor in common.
 *
 * The author's own are the rows that go ('table/id/*') and the fields of rows that the payload names. A row that comes
 * conflicts with nobody: whoever had not seen it cannot have edited it. An action that cannot be undone (a close, a
 * rollback, an import) speaks for the whole plan: all of its changes are its author's.
 */
export function ownEdits(
  action: { readonly type: string; readonly payload: unknown },
  changes: readonly Change[],
): readonly string[] {
  const speaksForAll = ACTIONS.get(action.type)?.undo === 'never';
  const named = stringsIn(action.payload);
  const rows = new Set<string>();
  const columns = new Set<string>();
  for (const change of changes) {
    if (change.kind === 'add') continue;
    const { kind, table, id } = change;
    if (kind === 'set' && !speaksForAll && table !== 'settings' && !named.has(id)) continue;
    for (const field of kind === 'set' ? Object.keys(change.after) : ['*']) {
      rows.add(`${table}/${id}/${field}`);
      columns.add(`${table}/*/${field}`);
    }
  }
  return [...(rows.size > MAX_KEYS ? columns : rows)];
}

/** Every string in a payload: ids of rows are among them. */
function stringsIn(payload: unknown, into = new Set<string>()): Set<string> {
  if (typeof payload === 'string') into.add(payload);
  else if (typeof payload === 'object' && payload !== null) {
    for (const value of Object.values(payload)) stringsIn(value, into);
  }
  return into;
}
