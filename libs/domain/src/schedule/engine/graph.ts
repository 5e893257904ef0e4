import type { Link, Plan } from '../../plan/plan';
import type { Structure } from '../../tree/structure';
import { treeOf } from '../../tree/tree';
import { type InEdges, inEdgesOf, countedUp } from './in-edges';
import { type BranchNodeNames, BranchNodes, FIRST_START, roleOfKey } from './branch-nodes';
import { ENDS, Edges } from './edges';
import { linkEndsOf } from './link-ends';
import { loopsAmong } from './loops';
import { topologicalOrder } from './topological-order';

/**
 * What depends on what, ready to be swept.
 *
 * Nodes 0…rows-1 are the tasks by row position (summaries' own are idle, and so are those beyond the last task: room for new
 * ones, which then change no numbers); further ones stand for summaries in links.
 */
export interface Graph extends InEdges, BranchNodeNames {
  readonly size: number;
  /** Room for tasks: at least as many as there are. Everything that is kept by row has as much. */
  readonly rows: number;
  /** Nodes in an order in which everything stands after what it depends on. */
  readonly order: Int32Array;
  /** The place of each node in the order. */
  readonly rank: Int32Array;
  /** 1 for nodes that take the least of what enters them. */
  readonly isLeast: Uint8Array;
  /** Links that form loops, by strongly connected component; they are left out. */
  readonly loops: readonly (readonly Link[])[];
  /** Links that cannot bind anything: an unknown or own end, or a summary and its own descendant. */
  readonly unusable: readonly Link[];
  /** Tells this graph from others without holding it. */
  readonly version: object;
  /** The graph that it was made of, and the nodes into which other edges lead since, in ascending order. */
  readonly since: { readonly version: object; readonly entered: readonly number[] } | null;
}

export function buildGraph(plan: Pick<Plan, 'tasks' | 'links'>): Graph {
  const { structure } = treeOf(plan);
  const rows = roomFor(plan.tasks.size);
  const edges = new Edges(plan.links.size + rows);
  const nodes = new BranchNodes(structure, edges, rows);
  const unusable = collectLinks(plan, structure, edges, nodes);
  const { size } = nodes;
  const loops: Link[][] = [];
  let inEdges = inEdgesOf(edges, size);
  let order = topologicalOrder(inEdges.first, inEdges.from, size);
  if (!order) {
    leaveLoopsOut(edges, size, (group, link) => (loops[group] ??= []).push(plan.links.rows[link]!));
    inEdges = inEdgesOf(edges, size);
    order = topologicalOrder(inEdges.first, inEdges.from, size)!;
  }
  const rank = ranksIn(order);
  return { rows, order, rank, ...inEdges, ...namesOf(nodes), loops, unusable, version: {}, since: null };
}

/** The place of each node in an order. */
export function ranksIn(order: Int32Array): Int32Array {
  const rank = new Int32Array(order.length);
  for (let at = 0; at < order.length; at += 1) rank[order[at]!] = at;
  return rank;
}

/**
 * The nodes into which other edges lead in one graph than in another, perhaps more than those; undefined when neither was made
 * of the other.
 */
export function enteredSince(before: Graph, after: Graph): readonly number[] | undefined {
  if (before === after) return [];
  return after.since?.version === before.version ? after.since.entered : undefined;
}

/** Room for some more tasks than there are. */
const roomFor = (tasks: number): number => tasks + 16 + (tasks >> 5);

/** What a graph says of its nodes. */
export function namesOf({
  nodeOf,
  keys,
  size,
}: BranchNodes): Pick<Graph, 'size' | 'nodeOf' | 'keys' | 'isLeast'> {
  const isLeast = new Uint8Array(size);
  for (const key of keys) if (roleOfKey(key) === FIRST_START) isLeast[nodeOf[key]!] = 1;
  return { size, nodeOf, keys, isLeast };
}

/** Draws the links' edges; answers the links that bind nothing. */
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

/** Whether one of two rows is the other, or stands below it: no link between them can bind anything. */
export function isOwnBranch({ place, last }: Structure, a: number, b: number): boolean {
  const [outer, inner] = place[a]! <= place[b]! ? [a, b] : [b, a];
  return place[inner]! < last[outer]!;
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
