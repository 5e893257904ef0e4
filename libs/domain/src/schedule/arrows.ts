import type { Edges } from './edges';

/** Arrows stored by the node they enter: those into `node` are `first[node] … first[node + 1] - 1`. */
export interface Arrows {
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly lag: Int32Array;
  /** Bits `FROM_END` and `TO_END`. */
  readonly ends: Uint8Array;
}

/** Stores arrows node by node. */
export function arrowsInto(edges: Edges, size: number): Arrows {
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
