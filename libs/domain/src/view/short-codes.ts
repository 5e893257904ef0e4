import { type Tree, treeOf } from '../tree/tree';
import type { Plan } from '../plan/plan';

const codes = new WeakMap<Tree, ReadonlyMap<string, string>>();

/** Short codes of all tasks; most edits leave the tree, and with it the codes, as they were. */
export function shortCodes(plan: Plan): ReadonlyMap<string, string> {
  const tree = treeOf(plan);
  let known = codes.get(tree);
  if (!known) {
    known = new Map(tree.inOrder.map((id) => [id, tree.shortCodeOf(id)]));
    codes.set(tree, known);
  }
  return known;
}
