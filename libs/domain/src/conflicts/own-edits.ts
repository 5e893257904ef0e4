import { ACTIONS } from '../actions/registry';
import type { Change } from '../plan/change';
import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { ANY, type EditKey, editKey } from './edit-key';

/** Above this many keys an action's fields are told without their rows: any row's. */
const MAX_KEYS = 1000;

/** The tables in which something follows by itself: dates of what comes after, required dates that move with their tasks. */
const FOLLOWING: ReadonlySet<Change['table']> = new Set(['tasks', 'restrictions']);

/** Payload fields that name a place in the tree: whoever puts a task there edits nothing of the rows around it. */
const PLACES: ReadonlySet<string> = new Set(['parent', 'after']);

/**
 * What the author of an action edited: the part of its changes that an edit of somebody else can conflict with. The rest
 * follows from the schedule and is calculated again upon the newest plan, so two people who move different bars do not
 * conflict because the bars have a successor in common.
 *
 * The author's own are the rows that go; the fields of tasks and restrictions that the payload names, or that stand below a
 * summary it names; and every field of another table, where nothing follows by itself. A row that comes conflicts with
 * nobody: whoever had not seen it cannot have edited it. An action that cannot be undone (a close, a rollback, an import), or takes a
 * scenario over, speaks for the whole plan: all of its changes are its author's. An undo edits what the action that it takes back had
 * edited: `undone`.
 *
 * `plan` is the plan upon which the action was decided.
 */
export function ownEdits(
  plan: Plan,
  action: { readonly type: string; readonly payload: unknown },
  changes: readonly Change[],
  undone: readonly EditKey[] = [],
): readonly EditKey[] {
  const speaksForAll = ACTIONS.get(action.type)?.undo === 'never' || action.type === 'ADOPT_SCENARIO';
  const isNamed = namedBy(plan, action.payload);
  const rows = new Set<EditKey>();
  const columns = new Set<EditKey>();
  for (const change of changes) {
    if (change.kind === 'add') continue;
    const { kind, table, id } = change;
    if (kind === 'set' && !speaksForAll && FOLLOWING.has(table) && !isNamed(table, id)) continue;
    for (const field of kind === 'set' ? Object.keys(change.after) : [ANY]) {
      rows.add(editKey(table, id, field));
      columns.add(editKey(table, ANY, field));
    }
  }
  return [...new Set([...(rows.size > MAX_KEYS ? columns : rows), ...undone])];
}

/** Whether a payload names a row, or a summary above it. */
function namedBy(plan: Plan, payload: unknown): (table: Change['table'], id: string) => boolean {
  const named = stringsIn(payload);
  const tree = treeOf(plan);
  return (table, id) =>
    named.has(id) || (table === 'tasks' && tree.ancestorsOf(id).some((above) => named.has(above)));
}

/** Every string in a payload, places left out: ids of rows are among them. */
function stringsIn(payload: unknown, into = new Set<string>()): Set<string> {
  if (typeof payload === 'string') into.add(payload);
  else if (typeof payload === 'object' && payload !== null) {
    for (const [field, value] of Object.entries(payload)) if (!PLACES.has(field)) stringsIn(value, into);
  }
  return into;
}
