import { type Change, setFields } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import { treeOf } from '../../tree/tree';

/** A place among siblings: the sort key to take, and the changes that make room for it where keys have run out. */
export interface SiblingSlot {
  readonly index: number;
  readonly changes: readonly Change[];
}

/** Places among siblings, one after the other. */
interface SiblingSlots {
  readonly indexes: readonly number[];
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
  const { indexes, changes } = slotsAfter(plan, parent, after, 1, moving);
  return { index: indexes[0]!, changes };
}

/** So many places after a sibling, as `slotAfter` has one. */
export function slotsAfter(
  plan: Plan,
  parent: string | null,
  after: string | null | undefined,
  count: number,
  moving?: string,
): SiblingSlots {
  const tree = treeOf(plan);
  const siblings = (parent === null ? tree.roots : tree.childrenOf(parent))
    .filter((id) => id !== moving)
    .map((id) => plan.tasks.get(id)!);
  const found = after == null ? -1 : siblings.findIndex((task) => task.id === after);
  const at = after === null ? 0 : found < 0 ? siblings.length : found + 1;
  const before = siblings[at - 1]?.index;
  const next = siblings[at]?.index;
  const from = before ?? (next === undefined ? 0 : next - count - 1);
  const step = next === undefined ? 1 : (next - from) / (count + 1);
  const indexes = Array.from({ length: count }, (_, n) => from + step * (n + 1));
  if (
    isRising([...(before === undefined ? [] : [before]), ...indexes, ...(next === undefined ? [] : [next])])
  ) {
    return { indexes, changes: [] };
  }
  const changes = siblings
    .map((task, place) => setFields('tasks', task, { index: place < at ? place + 1 : place + 1 + count }))
    .filter((change) => change !== null);
  return { indexes: indexes.map((_, n) => at + 1 + n), changes };
}

const isRising = (keys: readonly number[]): boolean => keys.every((key, n) => n === 0 || key > keys[n - 1]!);
