import type { Link, Plan } from '../../plan/plan';
import type { Table } from '../../plan/table';
import { type Tree, treeOf } from '../../tree/tree';
import { type Graph, buildGraph } from './graph';
import { type GraphOfPlan, graphAfter } from './graph-after';

const graphs = new WeakMap<Tree, { readonly links: Table<Link>; readonly graph: Graph }>();
/** The graph made last for some version of a family of tables. */
const latest = new WeakMap<object, GraphOfPlan>();

/**
 * The plan's graph; the same object as long as tree and links stay the same. After an edit the last one is patched where that
 * is possible.
 */
export function graphOf({ tasks, links }: Pick<Plan, 'tasks' | 'links'>): Graph {
  const plan = { tasks, links };
  const tree = treeOf(plan);
  const known = graphs.get(tree);
  if (known?.links === links) return known.graph;
  const last = latest.get(tasks.family);
  const graph = (last && graphAfter(last, plan)) ?? buildGraph(plan);
  graphs.set(tree, { links, graph });
  latest.set(tasks.family, { plan, graph });
  return graph;
}
