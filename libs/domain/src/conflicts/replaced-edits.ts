import { ANY, type EditKey, editKey } from './edit-key';
import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';
import type { PlannedField } from '../scenarios/planned-rows';

/** What an adoption replaces of what authors of the live plan did, and what it replaces besides. */
export interface ReplacedEdits {
  /** In the order of the live plan: the fields of tasks that authors edited themselves, both there and in the scenario. */
  readonly edited: ReadonlyMap<string, readonly PlannedField[]>;
  /** How many other tasks have a field replaced that in one of the plans only followed from the schedule. */
  readonly following: number;
}

/**
 * Parts what an adoption replaces by whether somebody meant it: only an author's own edits count (see `ownEdits`). `since` are those
 * of the live plan since it was copied, `tried` those of the scenario.
 */
export function replacedEdits(
  live: Plan,
  replaced: ReadonlyMap<string, readonly PlannedField[]>,
  since: readonly EditKey[],
  tried: readonly EditKey[],
): ReplacedEdits {
  const [wasEdited, wasTried] = [among(since), among(tried)];
  const edited = new Map<string, readonly PlannedField[]>();
  for (const id of treeOf(live).inOrder) {
    const fields = replaced.get(id)?.filter((field) => wasEdited(id, field) && wasTried(id, field)) ?? [];
    if (fields.length > 0) edited.set(id, fields);
  }
  return { edited, following: replaced.size - edited.size };
}

/** Whether a field of a task is among what was edited: large edits are told without their rows. */
function among(keys: readonly EditKey[]): (id: string, field: string) => boolean {
  const known = new Set(keys);
  return (id, field) =>
    [id, ANY].some((row) => [field, ANY].some((column) => known.has(editKey('tasks', row, column))));
}
