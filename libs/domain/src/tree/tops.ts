import type { Tree } from './tree';

/**
 * The tasks among `ids` that stand below no other of them, each once and in the order of the tree: what is below a chosen task goes with
 * it. Ids that the tree does not have are left out. Linear in the tree.
 */
export function topsAmong(tree: Tree, ids: readonly string[]): readonly string[] {
  const chosen = new Set(ids.filter((id) => tree.has(id)));
  const tops = new Set([...chosen].filter((id) => !tree.ancestorsOf(id).some((above) => chosen.has(above))));
  return tops.size < 2 ? [...tops] : tree.inOrder.filter((id) => tops.has(id));
}
