import { FROM_END, TO_END } from './edges';
import type { Graph } from './graph';
import { relisted } from './node-lists';

/**
 * Reduces the four types of link to one: for each arrow, the least number of working days from the start of its source to
 * that of its target.
 */
export function weightsOf(graph: Graph, duration: Int32Array): Int32Array {
  const weight = new Int32Array(graph.from.length);
  for (let node = 0; node < graph.size; node += 1) weightsInto(graph, duration, node, weight);
  return weight;
}

/** The weights in a graph that was made of another: arrows into `entered` are read again, those into other nodes weigh the same. */
export function weightsAfter(
  before: Graph,
  weight: Int32Array,
  graph: Graph,
  duration: Int32Array,
  entered: readonly number[],
): Int32Array {
  const lists = { first: before.first, columns: [weight] as const };
  const after = relisted(lists, graph.size, graph.from.length, entered, (node, [weights]) => {
    weightsInto(graph, duration, node, weights);
    return graph.first[node + 1]!;
  });
  return after.columns[0];
}

/** The same for the arrows into one node. */
export function weightsInto(graph: Graph, duration: Int32Array, node: number, weight: Int32Array): void {
  const { first, from, lag, ends, rows } = graph;
  const own = node < rows ? duration[node]! : 0;
  const end = first[node + 1]!;
  for (let edge = first[node]!; edge < end; edge += 1) {
    const source = from[edge]!;
    let days = lag[edge]!;
    if (ends[edge]! & FROM_END && source < rows) days += duration[source]!;
    if (ends[edge]! & TO_END) days -= own;
    weight[edge] = days;
  }
}
