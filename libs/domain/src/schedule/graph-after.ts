import type { Link, Plan } from '../plan/plan';
import type { Structure } from '../tree/structure';
import { treeOf } from '../tree/tree';
import type { Arrows } from './arrows';
import {
  BranchNodes,
  END_GATE,
  FIRST_START,
  START_GATE,
  roleKey,
  roleOfKey,
  rowOfKey,
  sourceNode,
  targetNode,
} from './branch-nodes';
import { ENDS, Edges } from './edges';
import { type Graph, isOwnBranch, namesOf } from './graph';
import { type RowMoves, rowMoves } from './row-moves';
import { topologicalOrder } from './topological-order';

type Linked = Pick<Plan, 'tasks' | 'links'>;

/** A graph with the plan that it was made of. */
export interface GraphOfPlan {
  readonly plan: Linked;
  readonly graph: Graph;
}

/** One edit in the making. */
interface Patch {
  readonly last: GraphOfPlan;
  readonly plan: Linked;
  readonly before: Structure;
  readonly after: Structure;
  readonly moves: RowMoves;
  /** The node after by the node before; -1 for those that are gone, or are another now. */
  readonly to: Int32Array;
  readonly nodes: BranchNodes;
  /** The arrows that come. */
  readonly edges: Edges;
  /** 1 for the arrows of links that go. */
  readonly isDropped: Uint8Array;
}

/**
 * The graph after links or tasks came, went or changed, made from the one before.
 *
 * It may keep nodes of summaries that no link needs any more: these bind nothing. Null where it has to be built from nothing:
 * there are or will be loops, tasks moved in the tree, or links mean something else because a task became a summary or the
 * reverse.
 */
export function graphAfter(last: GraphOfPlan, plan: Linked): Graph | null {
  if (last.graph.loops.length > 0) return null;
  const before = treeOf(last.plan).structure;
  const after = treeOf(plan).structure;
  const moves = rowMoves(last.plan.tasks, plan.tasks);
  if (!moves.isNone && last.graph.unusable.length > 0) return null;
  if (before !== after && !haveSameParents(before, after, moves)) return null;
  const patch = newPatch(last, plan, before, after, moves);
  tieNewRows(patch);
  const unusable = exchangeLinks(patch);
  const arrows = patchedArrows(patch);
  if (!arrows) return null;
  const order = patchedOrder(patch, arrows);
  return order && { rows: plan.tasks.size, order, ...arrows, ...namesOf(patch.nodes), loops: [], unusable };
}

function haveSameParents(before: Structure, after: Structure, { from, to }: RowMoves): boolean {
  for (let row = 0; row < from.length; row += 1) {
    if (from[row]! < 0) continue;
    const parent = before.parent[from[row]!]!;
    if ((parent < 0 ? -1 : to[parent]!) !== after.parent[row]!) return false;
  }
  return true;
}

/** Numbers the nodes that stay: those of tasks by their rows, those of summaries in the order they had. */
function newPatch(
  last: GraphOfPlan,
  plan: Linked,
  before: Structure,
  after: Structure,
  moves: RowMoves,
): Patch {
  const { graph } = last;
  const edges = new Edges(16);
  const nodes = new BranchNodes(after, edges, plan.tasks.size);
  const to = new Int32Array(graph.size).fill(-1);
  for (let row = 0; row < graph.rows; row += 1) {
    const now = moves.to[row]!;
    if (now >= 0 && !before.children[row] === !after.children[now]) to[row] = now;
  }
  graph.keys.forEach((key, n) => {
    const now = to[rowOfKey(key)]!;
    if (now >= 0) to[graph.rows + n] = nodes.add(roleKey(now, roleOfKey(key)));
  });
  const isDropped = new Uint8Array(graph.from.length);
  return { last, plan, before, after, moves, to, nodes, edges, isDropped };
}

/** Ties the tasks that are new, or have become a task or a summary, to the nodes that their summaries have already. */
function tieNewRows({ after, moves, to, nodes }: Patch): void {
  if (moves.isNone) return;
  const { size } = nodes;
  for (let row = 0; row < moves.from.length; row += 1) {
    const old = moves.from[row]!;
    const summary = after.parent[row]!;
    if (summary < 0 || (old >= 0 && to[old]! >= 0)) continue;
    for (let role = FIRST_START; role <= END_GATE; role += 1) {
      const node = nodes.nodeOf[roleKey(summary, role)]!;
      if (node >= 0 && node < size) nodes.tie(row, summary, role);
    }
  }
}

/** Drops the arrows of links that go and draws those of links that come; answers the links that bind nothing. */
function exchangeLinks({
  last,
  plan,
  before,
  after,
  nodes,
  edges,
  isDropped,
}: Patch): readonly Link[] {
  const { graph } = last;
  if (last.plan.links === plan.links) return graph.unusable;
  const moves = rowMoves(last.plan.links, plan.links);
  const gone = new Set<Link>();
  last.plan.links.rows.forEach((link, position) => {
    const now = plan.links.rows[moves.to[position]!];
    if (now === link) return;
    gone.add(link);
    if (!graph.unusable.includes(link)) dropArrow(link);
  });
  const unusable = graph.unusable.filter((link) => !gone.has(link));
  plan.links.rows.forEach((link, position) => {
    if (last.plan.links.rows[moves.from[position]!] === link) return;
    const source = plan.tasks.positionOf(link.source) ?? -1;
    const target = plan.tasks.positionOf(link.target) ?? -1;
    const ends = ENDS[link.type];
    if (source < 0 || target < 0 || isOwnBranch(after, source, target)) unusable.push(link);
    else edges.add(nodes.sourceOf(source, ends), nodes.targetOf(target, ends), ends, link.lag, position);
  });
  const position = (link: Link): number => plan.links.positionOf(link.id)!;
  return unusable.sort((a, b) => position(a) - position(b));

  function dropArrow(link: Link): void {
    const ends = ENDS[link.type];
    const source = sourceNode(before, graph, last.plan.tasks.positionOf(link.source)!, ends);
    const target = targetNode(before, graph, last.plan.tasks.positionOf(link.target)!, ends);
    for (let arrow = graph.first[target]!; arrow < graph.first[target + 1]!; arrow += 1) {
      if (isDropped[arrow] || graph.from[arrow] !== source) continue;
      if (graph.ends[arrow] !== ends || graph.lag[arrow] !== link.lag) continue;
      isDropped[arrow] = 1;
      return;
    }
  }
}

/** The arrows that stay, under their nodes' new numbers, and those that come; null when a link lost its meaning. */
function patchedArrows(patch: Patch): Arrows | null {
  const { graph } = patch.last;
  const { edges, nodes, to } = patch;
  const first = new Int32Array(nodes.size + 1);
  for (let node = 0; node < graph.size; node += 1) {
    for (let arrow = graph.first[node]!; arrow < graph.first[node + 1]!; arrow += 1) {
      if (stays(patch, node, arrow)) first[to[node]! + 1]! += 1;
      else if (!patch.isDropped[arrow] && isOfLink(graph, node, arrow)) return null;
    }
  }
  for (let edge = 0; edge < edges.size; edge += 1) first[edges.to[edge]! + 1]! += 1;
  for (let node = 0; node < nodes.size; node += 1) first[node + 1]! += first[node]!;
  return filled(patch, first);
}

function filled(patch: Patch, first: Int32Array): Arrows {
  const { graph } = patch.last;
  const { edges, to } = patch;
  const next = first.slice();
  const count = first[first.length - 1]!;
  const from = new Int32Array(count);
  const lag = new Int32Array(count);
  const ends = new Uint8Array(count);
  for (let node = 0; node < graph.size; node += 1) {
    for (let arrow = graph.first[node]!; arrow < graph.first[node + 1]!; arrow += 1) {
      if (!stays(patch, node, arrow)) continue;
      const at = next[to[node]!]!++;
      from[at] = to[graph.from[arrow]!]!;
      lag[at] = graph.lag[arrow]!;
      ends[at] = graph.ends[arrow]!;
    }
  }
  for (let edge = 0; edge < edges.size; edge += 1) {
    const at = next[edges.to[edge]!]!++;
    from[at] = edges.from[edge]!;
    lag[at] = edges.lag[edge]!;
    ends[at] = edges.ends[edge]!;
  }
  return { first, from, lag, ends };
}

function stays({ last, to, isDropped }: Patch, node: number, arrow: number): boolean {
  return !isDropped[arrow] && to[node]! >= 0 && to[last.graph.from[arrow]!]! >= 0;
}

/** Whether a link drew the arrow, and not the tie between a summary and its branch. */
function isOfLink(graph: Graph, node: number, arrow: number): boolean {
  const source = graph.from[arrow]!;
  const entersSummary = node >= graph.rows && roleOfKey(graph.keys[node - graph.rows]!) < START_GATE;
  const leavesGate = source >= graph.rows && roleOfKey(graph.keys[source - graph.rows]!) >= START_GATE;
  return !entersSummary && !leavesGate;
}

/** The order of the nodes that stay and those that are new; found anew if an arrow that comes runs against it. */
function patchedOrder({ last, to, nodes, edges }: Patch, arrows: Arrows): Int32Array | null {
  const { size } = nodes;
  const rank = new Int32Array(size).fill(-1);
  const order = new Int32Array(size);
  let next = 0;
  for (const node of last.graph.order) {
    const now = to[node]!;
    if (now < 0) continue;
    rank[now] = next;
    order[next++] = now;
  }
  for (let node = 0; node < size; node += 1) {
    if (rank[node]! >= 0) continue;
    rank[node] = next;
    order[next++] = node;
  }
  for (let edge = 0; edge < edges.size; edge += 1) {
    if (rank[edges.from[edge]!]! >= rank[edges.to[edge]!]!)
      return topologicalOrder(arrows.first, arrows.from, size);
  }
  return order;
}
