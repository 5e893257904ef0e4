import type { Edges } from './edges';
import { relisted } from './node-lists';

/** InEdges stored by the node they enter: those into `node` are `first[node] … first[node + 1] - 1`. */
export interface InEdges {
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly lag: Int32Array;
  /** Bits `FROM_END` and `TO_END`. */
  readonly ends: Uint8Array;
}

/** Stores arrows node by node. */
export function inEdgesOf(edges: Edges, size: number): InEdges {
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
export function countedUp(nodes: Int32Array, count: number, size: number): Int32Array {
  const first = new Int32Array(size + 1);
  for (let edge = 0; edge < count; edge += 1) first[nodes[edge]! + 1]! += 1;
  for (let node = 0; node < size; node += 1) first[node + 1]! += first[node]!;
  return first;
}

/**
 * The same arrows without those that are dropped, and with some more: `size` is the number of nodes after, `entered` the nodes
 * that arrows into them go from or come to, in ascending order.
 */
export function spliced(
  { first, from, lag, ends }: InEdges,
  dropped: ReadonlySet<number>,
  size: number,
  more: Edges,
  entered: readonly number[],
): InEdges {
  const columns = [from, lag, ends] as const;
  const count = from.length - dropped.size + more.size;
  const after = relisted({ first, columns }, size, count, entered, (node, [sources, days, bits], begin) => {
    let at = begin;
    const put = (source: number, delay: number, both: number): void => {
      sources[at] = source;
      days[at] = delay;
      bits[at] = both;
      at += 1;
    };
    for (let arrow = first[node] ?? 0; arrow < (first[node + 1] ?? 0); arrow += 1)
      if (!dropped.has(arrow)) put(from[arrow]!, lag[arrow]!, ends[arrow]!);
    for (let edge = 0; edge < more.size; edge += 1)
      if (more.to[edge] === node) put(more.from[edge]!, more.lag[edge]!, more.ends[edge]!);
    return at;
  });
  return { first: after.first, from: after.columns[0], lag: after.columns[1], ends: after.columns[2] };
}

/** The nodes that arrows into them go from or come to, in ascending order. */
export function enteredNodes(
  { first }: InEdges,
  dropped: ReadonlySet<number>,
  more: Edges,
): readonly number[] {
  const nodes = new Set(more.to.subarray(0, more.size));
  for (const arrow of dropped) nodes.add(targetOf(arrow, first));
  return [...nodes].sort((a, b) => a - b);
}

/** The node that an arrow enters: the last whose arrows do not begin behind it. */
function targetOf(arrow: number, first: Int32Array): number {
  let low = 0;
  let high = first.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (first[middle]! <= arrow) low = middle;
    else high = middle - 1;
  }
  return low;
}
