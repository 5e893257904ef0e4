import type { RowChanges } from '../../plan/row-changes';
import type { InEdges } from './in-edges';
import type { Edges } from './edges';
import { type Graph, ranksIn } from './graph';
import { topologicalOrder } from './topological-order';

type Order = Pick<Graph, 'order' | 'rank'>;

/**
 * The order of the nodes after some edges came: the one before, with new nodes put where their edges let them stand, or one
 * found again if another arrow runs against it. Null when there is a loop.
 */
export function orderAfter(before: Order, inEdges: InEdges, come: Edges, changes: RowChanges): Order | null {
  const size = inEdges.first.length - 1;
  const order = new Int32Array(size);
  const rank = new Int32Array(size);
  order.set(before.order);
  rank.set(before.rank);
  for (let node = before.order.length; node < size; node += 1) order[node] = rank[node] = node;
  for (const { from, to } of changes.moved) exchange(order, rank, from, to);
  for (const row of changes.come) place(order, rank, come, row);
  for (let edge = 0; edge < come.size; edge += 1) {
    if (rank[come.from[edge]!]! < rank[come.to[edge]!]!) continue;
    const reordered = topologicalOrder(inEdges.first, inEdges.from, size);
    return reordered && { order: reordered, rank: ranksIn(reordered) };
  }
  return { order, rank };
}

/** A task that stands elsewhere in the table takes its place in the order along. */
function exchange(order: Int32Array, rank: Int32Array, a: number, b: number): void {
  const [at, other] = [rank[a]!, rank[b]!];
  order[at] = b;
  order[other] = a;
  rank[a] = other;
  rank[b] = at;
}

/** Puts a node that has no other edges than those that come right behind the last node that it depends on. */
function place(order: Int32Array, rank: Int32Array, come: Edges, node: number): void {
  let after = -1;
  for (let edge = 0; edge < come.size; edge += 1)
    if (come.to[edge] === node) after = Math.max(after, rank[come.from[edge]!]!);
  const at = rank[node]!;
  if (at <= after) {
    order.copyWithin(at, at + 1, after + 1);
    order[after] = node;
  } else {
    order.copyWithin(after + 2, after + 1, at);
    order[after + 1] = node;
  }
  for (let k = Math.min(at, after + 1); k <= Math.max(at, after); k += 1) rank[order[k]!] = k;
}
