import type { Graph } from './graph';

/** A graph's arrows by the node they leave: those of `node` are `first[node] … first[node + 1] - 1`. */
export interface Onward {
  readonly first: Int32Array;
  /** The arrow's number among the graph's. */
  readonly arrow: Int32Array;
  readonly to: Int32Array;
  /** The place of each node in the graph's order. */
  readonly rank: Int32Array;
}

const known = new WeakMap<Graph, Onward>();

/** What follows each node; made when first asked for, since a whole calculation needs it not. */
export function onwardOf(graph: Graph): Onward {
  let onward = known.get(graph);
  if (!onward) known.set(graph, (onward = turned(graph)));
  return onward;
}

function turned({ size, order, first: firstInto, from }: Graph): Onward {
  const rank = new Int32Array(size);
  for (let k = 0; k < size; k += 1) rank[order[k]!] = k;
  const first = new Int32Array(size + 1);
  for (let arrow = 0; arrow < from.length; arrow += 1) first[from[arrow]! + 1]! += 1;
  for (let node = 0; node < size; node += 1) first[node + 1]! += first[node]!;
  const next = first.slice();
  const arrow = new Int32Array(from.length);
  const to = new Int32Array(from.length);
  for (let node = 0; node < size; node += 1) {
    for (let one = firstInto[node]!; one < firstInto[node + 1]!; one += 1) {
      const source = from[one]!;
      const at = next[source]!;
      next[source] = at + 1;
      arrow[at] = one;
      to[at] = node;
    }
  }
  return { first, arrow, to, rank };
}
