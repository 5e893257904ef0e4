import type { Link, Plan } from '../plan/plan';
import type { Table } from '../plan/table';
import { type Tree, treeOf } from '../tree/tree';
import { BranchNodes } from './branch-nodes';
import { ENDS, Edges } from './edges';
import { loopsAmong } from './loops';

/**
 * What depends on what, ready to be swept.
 *
 * Nodes 0…rows-1 are the tasks by row position (summaries' own are idle); further ones stand for summaries in links. Arrows
 * are stored in the order in which a forward sweep needs them: those that enter `order[k]` are `first[k] … first[k + 1] - 1`.
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
  /** Position in the table of links; -1 for the arrows inside a branch. */
  readonly link: Int32Array;
  /** 1 for nodes that take the least of what enters them. */
  readonly isLeast: Uint8Array;
  readonly gates: BranchNodes['gates'];
  /** Links that form loops, by strongly connected component; they are left out. */
  readonly loops: readonly (readonly Link[])[];
  /** Links that cannot bind anything: an unknown or own end, or a summary and its own descendant. */
  readonly unusable: readonly Link[];
}

/** Arrows as they were collected, and the groups in which some of them run in circles. */
interface Sorted {
  readonly order: Int32Array;
  readonly kept: Int32Array;
}

export function buildGraph(plan: Pick<Plan, 'tasks' | 'links'>): Graph {
  const { structure } = treeOf(plan);
  const edges = new Edges(plan.links.size + plan.tasks.size);
  const rows = plan.tasks.size;
  const nodes = new BranchNodes(structure, edges, rows);
  const unusable: Link[] = [];
  const { tasks, links } = plan;
  for (let position = 0; position < links.rows.length; position += 1) {
    const link = links.rows[position]!;
    const source = tasks.positionOf(link.source);
    const target = tasks.positionOf(link.target);
    if (source === undefined || target === undefined || isOwnBranch(structure, source, target)) {
      unusable.push(link);
      continue;
    }
    const ends = ENDS[link.type];
    edges.add(nodes.sourceOf(source, ends), nodes.targetOf(target, ends), ends, link.lag, position);
  }
  const loops: Link[][] = [];
  const sorted = sort(edges, nodes.size, (group, link) => {
    (loops[group] ??= []).push(plan.links.rows[link]!);
  });
  const isLeast = new Uint8Array(nodes.size);
  for (const node of nodes.least) isLeast[node] = 1;
  const arrows = inSweepOrder(edges, sorted, nodes.size);
  return { size: nodes.size, rows, ...arrows, isLeast, gates: nodes.gates, loops, unusable };
}

function isOwnBranch(
  structure: { readonly place: Int32Array; readonly last: Int32Array },
  a: number,
  b: number,
): boolean {
  const { place, last } = structure;
  const [outer, inner] = place[a]! <= place[b]! ? [a, b] : [b, a];
  return place[inner]! < last[outer]!;
}

/** Kahn's order. Arrows of links inside a loop are dropped and reported. */
function sort(edges: Edges, size: number, report: (group: number, link: number) => void): Sorted {
  const all = new Int32Array(edges.size);
  for (let edge = 0; edge < all.length; edge += 1) all[edge] = edge;
  const order = kahn(edges, all, size);
  if (order.length === size) return { order, kept: all };
  const rest = new Uint8Array(size).fill(1);
  for (const node of order) rest[node] = 0;
  const group = loopsAmong(outArrows(edges, all, size), rest);
  const kept = all.filter((edge) => {
    const circular = edges.link[edge]! >= 0 && group[edges.from[edge]!]! >= 0;
    if (!circular || group[edges.from[edge]!] !== group[edges.to[edge]!]) return true;
    report(group[edges.from[edge]!]!, edges.link[edge]!);
    return false;
  });
  return { order: kahn(edges, kept, size), kept };
}

function outArrows(
  { from, to }: Edges,
  kept: Int32Array,
  size: number,
): { first: Int32Array; target: Int32Array } {
  const first = new Int32Array(size + 1);
  for (let k = 0; k < kept.length; k += 1) first[from[kept[k]!]! + 1]! += 1;
  for (let node = 0; node < size; node += 1) first[node + 1]! += first[node]!;
  const next = first.slice();
  const target = new Int32Array(kept.length);
  for (let k = 0; k < kept.length; k += 1) {
    const edge = kept[k]!;
    const node = from[edge]!;
    target[next[node]!] = to[edge]!;
    next[node]! += 1;
  }
  return { first, target };
}

/** Nodes after everything that points at them; those on a loop, and behind one, are missing. */
function kahn(edges: Edges, kept: Int32Array, size: number): Int32Array {
  const { first, target } = outArrows(edges, kept, size);
  const waiting = new Int32Array(size);
  for (let arrow = 0; arrow < target.length; arrow += 1) waiting[target[arrow]!]! += 1;
  const order = new Int32Array(size);
  let ready = 0;
  for (let node = 0; node < size; node += 1) {
    if (waiting[node] === 0) order[ready++] = node;
  }
  for (let done = 0; done < ready; done += 1) {
    const node = order[done]!;
    for (let arrow = first[node]!; arrow < first[node + 1]!; arrow += 1) {
      const to = target[arrow]!;
      waiting[to]! -= 1;
      if (waiting[to] === 0) order[ready++] = to;
    }
  }
  return order.subarray(0, ready);
}

function inSweepOrder(
  edges: Edges,
  { order, kept }: Sorted,
  size: number,
): Pick<Graph, 'order' | 'first' | 'from' | 'lag' | 'ends' | 'link'> {
  const rank = new Int32Array(size);
  for (let k = 0; k < size; k += 1) rank[order[k]!] = k;
  const first = new Int32Array(size + 1);
  for (let one = 0; one < kept.length; one += 1) first[rank[edges.to[kept[one]!]!]! + 1]! += 1;
  for (let k = 0; k < size; k += 1) first[k + 1]! += first[k]!;
  const next = first.slice();
  const from = new Int32Array(kept.length);
  const lag = new Int32Array(kept.length);
  const ends = new Uint8Array(kept.length);
  const link = new Int32Array(kept.length);
  for (let one = 0; one < kept.length; one += 1) {
    const edge = kept[one]!;
    const k = rank[edges.to[edge]!]!;
    const at = next[k]!;
    next[k] = at + 1;
    from[at] = edges.from[edge]!;
    lag[at] = edges.lag[edge]!;
    ends[at] = edges.ends[edge]!;
    link[at] = edges.link[edge]!;
  }
  return { order, first, from, lag, ends, link };
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
