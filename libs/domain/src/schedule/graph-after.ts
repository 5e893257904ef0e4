import type { Link, Plan } from '../plan/plan';
import type { Structure } from '../tree/structure';
import { treeOf } from '../tree/tree';
import { type Arrows, spliced } from './arrows';
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
import { type RowExchange, rowExchange } from './row-exchange';
import { type RowMoves, rowMoves } from './row-moves';
import { topologicalOrder } from './topological-order';

type Linked = Pick<Plan, 'tasks' | 'links'>;

/** When more links than this come and go, building the graph from nothing is no slower. */
const MOST = 500;

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
  /** 1 for the arrows that go. */
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
  const exchange = rowExchange(last.plan.links, plan.links);
  if (exchange.gone.length + exchange.come.length > MOST) return null;
  const unusable = exchangeLinks(patch, exchange);
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
function exchangeLinks(patch: Patch, { gone, come }: RowExchange<Link>): readonly Link[] {
  const { last, plan, after, nodes, edges } = patch;
  const unusable = last.graph.unusable.filter((link) => !gone.includes(link));
  for (const link of gone) if (!last.graph.unusable.includes(link)) dropArrow(patch, link);
  for (const link of come) {
    const source = plan.tasks.positionOf(link.source) ?? -1;
    const target = plan.tasks.positionOf(link.target) ?? -1;
    const ends = ENDS[link.type];
    if (source < 0 || target < 0 || isOwnBranch(after, source, target)) unusable.push(link);
    else edges.add(nodes.sourceOf(source, ends), nodes.targetOf(target, ends), ends, link.lag, -1);
  }
  const position = (link: Link): number => plan.links.positionOf(link.id)!;
  return unusable.sort((a, b) => position(a) - position(b));
}

/** Arrows that are alike are as good as each other: any that no other link has dropped yet is the link's. */
function dropArrow(
  { last: { plan, graph }, before, isDropped }: Patch,
  { source, target, type, lag }: Link,
): void {
  const ends = ENDS[type];
  const from = sourceNode(before, graph, plan.tasks.positionOf(source)!, ends);
  const node = targetNode(before, graph, plan.tasks.positionOf(target)!, ends);
  for (let arrow = graph.first[node]!; arrow < graph.first[node + 1]!; arrow += 1) {
    const isLike = graph.from[arrow] === from && graph.ends[arrow] === ends && graph.lag[arrow] === lag;
    if (!isLike || isDropped[arrow]) continue;
    isDropped[arrow] = 1;
    return;
  }
}

/** The arrows that stay, under their nodes' new numbers, and those that come; null when a link lost its meaning. */
function patchedArrows(patch: Patch): Arrows | null {
  const { last, before, after, moves, isDropped, nodes, edges } = patch;
  if (before === after && moves.isNone) return spliced(last.graph, isDropped, nodes.size, edges);
  const kept = renumbered(patch);
  return kept && spliced(kept, new Uint8Array(kept.from.length), nodes.size, edges);
}

function renumbered({ last: { graph }, nodes, to, isDropped }: Patch): Arrows | null {
  const first = new Int32Array(nodes.size + 1);
  for (let node = 0; node < graph.size; node += 1) {
    const now = to[node]!;
    for (let arrow = graph.first[node]!; arrow < graph.first[node + 1]!; arrow += 1) {
      if (isDropped[arrow]) continue;
      if (now >= 0 && to[graph.from[arrow]!]! >= 0) first[now + 1]! += 1;
      else if (isOfLink(graph, node, arrow)) return null;
      else isDropped[arrow] = 1;
    }
  }
  for (let node = 0; node < nodes.size; node += 1) first[node + 1]! += first[node]!;
  const count = first[nodes.size]!;
  const arrows = {
    first,
    from: new Int32Array(count),
    lag: new Int32Array(count),
    ends: new Uint8Array(count),
  };
  for (let node = 0; node < graph.size; node += 1) {
    if (to[node]! < 0) continue;
    let at = first[to[node]!]!;
    for (let arrow = graph.first[node]!; arrow < graph.first[node + 1]!; arrow += 1) {
      if (isDropped[arrow]) continue;
      arrows.from[at] = to[graph.from[arrow]!]!;
      arrows.lag[at] = graph.lag[arrow]!;
      arrows.ends[at] = graph.ends[arrow]!;
      at += 1;
    }
  }
  return arrows;
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
  for (let k = 0; k < last.graph.size; k += 1) {
    const now = to[last.graph.order[k]!]!;
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
