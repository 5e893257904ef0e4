import type { Link, Plan } from '../../plan/plan';
import type { RowChanges } from '../../plan/row-changes';
import type { Structure } from '../../tree/structure';
import { treeOf } from '../../tree/tree';
import { enteredNodes, spliced } from './in-edges';
import {
  BranchNodes,
  END_GATE,
  FIRST_START,
  START_GATE,
  roleKey,
  roleOfKey,
  sourceNode,
  targetNode,
} from './branch-nodes';
import { ENDS, Edges } from './edges';
import { type Graph, isOwnBranch, namesOf } from './graph';
import { carrySuccessors, successorsOf } from './successors';
import { orderAfter } from './order-after';
import { type RowExchange, rowExchange } from './row-exchange';
import { taskChanges } from './task-changes';

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
  readonly changes: RowChanges;
  readonly nodes: BranchNodes;
  /** The edges that come. */
  readonly edges: Edges;
  /** The numbers of the edges that go. */
  readonly dropped: Set<number>;
}

/**
 * The graph after links or tasks came, went or changed, made from the one before. Nodes keep their numbers, but for tasks that
 * stand elsewhere in their table.
 *
 * It may keep nodes of summaries that no link needs any more: these bind nothing. Null where it has to be built from nothing:
 * there are or will be loops, there is no room for new tasks, tasks moved in the tree, or links mean something else because a
 * task became a summary or the reverse.
 */
export function graphAfter(last: GraphOfPlan, plan: Linked): Graph | null {
  if (last.graph.loops.length > 0 || plan.tasks.size > last.graph.rows) return null;
  const changes = taskChanges(last.plan, plan);
  if (!changes || (haveOtherNumbers(changes) && last.graph.unusable.length > 0)) return null;
  const exchange = rowExchange(last.plan.links, plan.links, MOST);
  if (!exchange) return null;
  const patch = newPatch(last, plan, changes);
  const unusable = exchangeLinks(patch, exchange);
  if (!dropTies(patch)) return null;
  moveArrows(patch);
  for (const row of changes.come) tie(patch, row);
  return patched(patch, unusable);
}

function patched({ last, nodes, edges, dropped, changes }: Patch, unusable: readonly Link[]): Graph | null {
  const { rows, version } = last.graph;
  const entered = enteredNodes(last.graph, dropped, edges);
  const inEdges = spliced(last.graph, dropped, nodes.size, edges, entered);
  const ordered = orderAfter(last.graph, inEdges, edges, changes);
  if (!ordered) return null;
  const names = namesOf(nodes);
  const since = { version, entered };
  const graph = { rows, ...ordered, ...inEdges, ...names, loops: [], unusable, version: {}, since };
  carrySuccessors(last.graph, graph, entered);
  return graph;
}

const haveOtherNumbers = ({ gone, come, moved }: RowChanges): boolean =>
  gone.length + come.length + moved.length > 0;

function newPatch(last: GraphOfPlan, plan: Linked, changes: RowChanges): Patch {
  const { graph } = last;
  const before = treeOf(last.plan).structure;
  const after = treeOf(plan).structure;
  const edges = new Edges(16);
  const nodes = new BranchNodes(after, edges, graph.rows, graph);
  nodes.rename(changes.moved);
  return { last, plan, before, after, changes, nodes, edges, dropped: new Set() };
}

/** Drops the edges of links that go and draws those of links that come; answers the links that bind nothing. */
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

/** InEdges that are alike are as good as each other: any that no other link has dropped yet is the link's. */
function dropArrow(
  { last: { plan, graph }, before, dropped }: Patch,
  { source, target, type, lag }: Link,
): void {
  const ends = ENDS[type];
  const from = sourceNode(before, graph, plan.tasks.positionOf(source)!, ends);
  const node = targetNode(before, graph, plan.tasks.positionOf(target)!, ends);
  for (let arrow = graph.first[node]!; arrow < graph.first[node + 1]!; arrow += 1) {
    const isLike = graph.from[arrow] === from && graph.ends[arrow] === ends && graph.lag[arrow] === lag;
    if (!isLike || dropped.has(arrow)) continue;
    dropped.add(arrow);
    return;
  }
}

/** Unties tasks that go from their summaries; false when a link stays that leads to or from one. */
function dropTies({ last: { graph }, changes: { gone }, dropped }: Patch): boolean {
  for (const row of gone) {
    for (const { arrow, from, to } of arrowsAt(graph, row)) {
      if (dropped.has(arrow)) continue;
      if (isOfLink(graph, from, to)) return false;
      dropped.add(arrow);
    }
  }
  return true;
}

interface Arrow {
  /** Its number in the graph. */
  readonly arrow: number;
  readonly from: number;
  readonly to: number;
}

/** The edges into and out of a node. */
function arrowsAt(graph: Graph, node: number): readonly Arrow[] {
  const found: Arrow[] = [];
  const { first, from } = graph;
  for (let arrow = first[node]!; arrow < first[node + 1]!; arrow += 1)
    found.push({ arrow, from: from[arrow]!, to: node });
  const successors = successorsOf(graph);
  for (let at = successors.first[node]!; at < successors.first[node + 1]!; at += 1)
    found.push({
      arrow: graph.first[successors.to[at]!]! + successors.slot[at]!,
      from: node,
      to: successors.to[at]!,
    });
  return found;
}

/** Whether a link drew an arrow, and not the tie between a summary and its branch. */
function isOfLink({ rows, keys }: Graph, from: number, to: number): boolean {
  const entersSummary = to >= rows && roleOfKey(keys[to - rows]!) < START_GATE;
  const leavesGate = from >= rows && roleOfKey(keys[from - rows]!) >= START_GATE;
  return !entersSummary && !leavesGate;
}

/** Draws the edges of tasks that stand elsewhere in the table again. */
function moveArrows({ last: { graph }, changes: { moved }, edges, dropped }: Patch): void {
  const now = new Map(moved.map(({ from, to }) => [from, to]));
  for (const { from: row } of moved) {
    for (const { arrow, from, to } of arrowsAt(graph, row)) {
      if (dropped.has(arrow)) continue;
      dropped.add(arrow);
      edges.add(now.get(from) ?? from, now.get(to) ?? to, graph.ends[arrow]!, graph.lag[arrow]!, -1);
    }
  }
}

/** Ties a new task to the nodes that its summary has. */
function tie({ after, nodes, last }: Patch, row: number): void {
  const summary = after.parent[row]!;
  if (summary < 0) return;
  const size = last.graph.size;
  for (let role = FIRST_START; role <= END_GATE; role += 1) {
    const node = nodes.nodeOf[roleKey(summary, role)]!;
    // Nodes that a new link asked for are tied already.
    if (node >= 0 && node < size) nodes.tie(row, summary, role);
  }
}
