import type { Graph } from './graph';
import { type Successors, successorsOf } from './successors';

/** The nodes that have to be looked at again, to be taken in the graph's order or against it. */
export class Worklist {
  private readonly successors: Successors;
  private readonly isListed: Uint8Array;
  private lowest: number;
  private highest = -1;

  constructor(private readonly graph: Graph) {
    this.successors = successorsOf(graph);
    this.isListed = new Uint8Array(graph.size);
    this.lowest = graph.size;
  }

  add(node: number): void {
    const rank = this.graph.rank[node]!;
    this.isListed[rank] = 1;
    if (rank < this.lowest) this.lowest = rank;
    if (rank > this.highest) this.highest = rank;
  }

  /** Everything that an arrow from the node leads to. */
  addTargetsOf(node: number): void {
    const { first, to } = this.successors;
    for (let at = first[node]!; at < first[node + 1]!; at += 1) this.add(to[at]!);
  }

  /** Everything that an arrow into the node comes from. */
  addSourcesOf(node: number): void {
    const { first, from } = this.graph;
    for (let arrow = first[node]!; arrow < first[node + 1]!; arrow += 1) this.add(from[arrow]!);
  }

  /** Visits the nodes in order; a visit may add some that stand later. */
  forEach(visit: (node: number) => void): void {
    for (let rank = this.lowest; rank <= this.highest; rank += 1) {
      if (this.isListed[rank]) visit(this.graph.order[rank]!);
    }
  }

  /** Visits the nodes against the order; a visit may add some that stand earlier. */
  forEachBack(visit: (node: number) => void): void {
    for (let rank = this.highest; rank >= this.lowest; rank -= 1) {
      if (this.isListed[rank]) visit(this.graph.order[rank]!);
    }
  }
}
