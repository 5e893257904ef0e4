import { type Change, setFields } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import { treeOf } from '../../tree/tree';

/** A place among siblings: the sort key to take, and the changes that make room for it where keys have run out. */
export interface SiblingSlot {
  readonly index: number;
  readonly changes: readonly Change[];
}

/**
 * The place after a sibling (`null`: first; left out: last) below a parent. `moving` is left out of account: it is the row
 * that goes there. An `after` that is no child of the parent means last.
 */
export function slotAfter(
  plan: Plan,
  parent: string | null,
  after: string | null | undefined,
  moving?: string,
): SiblingSlot {
  const tree = treeOf(plan);
  const siblings = (parent === null ? tree.roots : tree.childrenOf(parent))
    .filter((id) => id !== moving)
    .map((id) => plan.tasks.get(id)!);
  const found = after == null ? -1 : siblings.findIndex((task) => task.id === after);
  const at = after === null ? 0 : found < 0 ? siblings.length : found + 1;
  const before = siblings[at - 1]?.index;
  const next = siblings[at]?.index;
  if (before === undefined) return { index: next === undefined ? 1 : next - 1, changes: [] };
  if (next === undefined) return { index: before + 1, changes: [] };
  const middle = (before + next) / 2;
  if (middle > before && middle < next) return { index: middle, changes: [] };
  const changes = siblings
    .map((task, place) => setFields('tasks', task, { index: place < at ? place + 1 : place + 2 }))
    .filter((change) => change !== null);
  return { index: at + 1, changes };
}
