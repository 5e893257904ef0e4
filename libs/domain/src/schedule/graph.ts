import type { Link, Plan } from '../plan/plan';
import type { Table } from '../plan/table';
import type { Structure } from '../tree/structure';
import { type Tree, treeOf } from '../tree/tree';
import { BranchNodes } from './branch-nodes';
import { ENDS, Edges } from './edges';
import { linkEndsOf } from './link-ends';
import { loopsAmong } from './loops';
import { topologicalOrder } from './topological-order';

/**
 * What depends on what, ready to be swept.
 *
 * Nodes 0…rows-1 are the tasks by row position (summaries' own are idle); further ones stand for summaries in links. Arrows
 * are stored by the node they enter: those into `node` are `first[node] … first[node + 1] - 1`.
 */
export interface Graph {
  readonly size: number;
  readonly rows: number;
  /** Nodes in an order in which everything stands after what it depends on. */
  readonly order: Int32Array;
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly lag: Int32Array;
  readonly ends: Uint8Array;
  /** 1 for nodes that take the least of what enters them. */
  readonly isLeast: Uint8Array;
  readonly gates: BranchNodes['gates'];
  /** Links that form loops, by strongly connected component; they are left out. */
  readonly loops: readonly (readonly Link[])[];
  /** Links that cannot bind anything: an unknown or own end, or a summary and its own descendant. */
  readonly unusable: readonly Link[];
}

type Arrows = Pick<Graph, 'first' | 'from' | 'lag' | 'ends'>;

export function buildGraph(plan: Pick<Plan, 'tasks' | 'links'>): Graph {
  const { structure } = treeOf(plan);
  const rows = plan.tasks.size;
  const edges = new Edges(plan.links.size + rows);
  const nodes = new BranchNodes(structure, edges, rows);
  const unusable = collectLinks(plan, structure, edges, nodes);
  const { size } = nodes;
  const loops: Link[][] = [];
  let arrows = arrowsInto(edges, size);
  let order = topologicalOrder(arrows.first, arrows.from, size);
  if (!order) {
    leaveLoopsOut(edges, size, (group, link) => (loops[group] ??= []).push(plan.links.rows[link]!));
    arrows = arrowsInto(edges, size);
    order = topologicalOrder(arrows.first, arrows.from, size)!;
  }
  const isLeast = new Uint8Array(size);
  for (const node of nodes.least) isLeast[node] = 1;
  return { size, rows, order, ...arrows, isLeast, gates: nodes.gates, loops, unusable };
}

/** Draws the links' arrows; answers the links that bind nothing. */
function collectLinks(
  plan: Pick<Plan, 'tasks' | 'links'>,
  structure: Structure,
  edges: Edges,
  nodes: BranchNodes,
): readonly Link[] {
  const unusable: Link[] = [];
  const { rows } = plan.links;
  const { source, target } = linkEndsOf(plan);
  for (let position = 0; position < rows.length; position += 1) {
    const link = rows[position]!;
    const a = source[position]!;
    const b = target[position]!;
    if (a < 0 || b < 0 || isOwnBranch(structure, a, b)) {
      unusable.push(link);
      continue;
    }
    const ends = ENDS[link.type];
    edges.add(nodes.sourceOf(a, ends), nodes.targetOf(b, ends), ends, link.lag, position);
  }
  return unusable;
}

function isOwnBranch({ place, last }: Structure, a: number, b: number): boolean {
  const [outer, inner] = place[a]! <= place[b]! ? [a, b] : [b, a];
  return place[inner]! < last[outer]!;
}

function arrowsInto(edges: Edges, size: number): Arrows {
  const count = edges.size;
  const first = countedUp(edges.to, count, size);
  const next = first.slice();
  const from = new Int32Array(count);
  const lag = new Int32Array(count);
  const ends = new Uint8Array(count);
  for (let edge = 0; edge < count; edge += 1) {
    const node = edges.to[edge]!;
    const at = next[node]!;
    next[node] = at + 1;
    from[at] = edges.from[edge]!;
    lag[at] = edges.lag[edge]!;
    ends[at] = edges.ends[edge]!;
  }
  return { first, from, lag, ends };
}

/** Where the arrows of each node begin when they are stored node by node. */
function countedUp(nodes: Int32Array, count: number, size: number): Int32Array {
  const first = new Int32Array(size + 1);
  for (let edge = 0; edge < count; edge += 1) first[nodes[edge]! + 1]! += 1;
  for (let node = 0; node < size; node += 1) first[node + 1]! += first[node]!;
  return first;
}

/** Takes the links that run in circles out, and reports each with the number of its loop. */
function leaveLoopsOut(edges: Edges, size: number, report: (group: number, link: number) => void): void {
  const first = countedUp(edges.from, edges.size, size);
  const next = first.slice();
  const target = new Int32Array(edges.size);
  for (let edge = 0; edge < edges.size; edge += 1) {
    const node = edges.from[edge]!;
    target[next[node]!] = edges.to[edge]!;
    next[node]! += 1;
  }
  const group = loopsAmong({ first, target }, size);
  edges.keep((edge) => {
    const own = group[edges.from[edge]!]!;
    if (edges.link[edge]! < 0 || own < 0 || own !== group[edges.to[edge]!]) return true;
    report(own, edges.link[edge]!);
    return false;
  });
}

const graphs = new WeakMap<Tree, { readonly links: Table<Link>; readonly graph: Graph }>();

/** The plan's graph; the same object as long as tree and links stay the same. */
export function graphOf(plan: Pick<Plan, 'tasks' | 'links'>): Graph {
  const tree = treeOf(plan);
  const known = graphs.get(tree);
  if (known?.links === plan.links) return known.graph;
  const graph = buildGraph(plan);
  graphs.set(tree, { links: plan.links, graph });
  return graph;
}
