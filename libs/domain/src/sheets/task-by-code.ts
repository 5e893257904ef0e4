import type { Plan, Task } from '../plan/plan';
import { type Tree, treeOf } from '../tree/tree';
import { shortCodes } from '../view/short-codes';

const byCode = new WeakMap<Tree, ReadonlyMap<string, string>>();

/**
 * The task that a file calls by its code: the short one that screens show ('1.2') or the full one, with spaces around it or
 * not. Undefined when there is none.
 */
export function taskByCode(plan: Plan, code: string): Task | undefined {
  const tree = treeOf(plan);
  let ids = byCode.get(tree);
  if (!ids) {
    const all = [...shortCodes(plan)].map(([id, short]) => [short, id] as const);
    ids = new Map([...all, ...tree.inOrder.map((id) => [tree.codeOf(id), id] as const)]);
    byCode.set(tree, ids);
  }
  const id = ids.get(code.trim());
  return id === undefined ? undefined : plan.tasks.get(id);
}
