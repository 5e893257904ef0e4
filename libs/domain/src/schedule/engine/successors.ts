import type { Graph } from './graph';
import { relisted } from './node-lists';

/** A graph's arrows by the node they leave: those of `node` are `first[node] … first[node + 1] - 1`. */
export interface Successors {
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** Which of the arrows into `to` it is, from 0: the arrow's number less the graph's `first[to]`. */
  readonly slot: Int32Array;
}

const known = new WeakMap<Graph, Successors>();

/** What follows each node; made when first asked for, since a whole calculation needs it not. */
export function successorsOf(graph: Graph): Successors {
  let successors = known.get(graph);
  if (!successors) known.set(graph, (successors = turned(graph)));
  return successors;
}

function turned({ size, first: firstInto, from }: Graph): Successors {
  const first = new Int32Array(size + 1);
  for (let arrow = 0; arrow < from.length; arrow += 1) first[from[arrow]! + 1]! += 1;
  for (let node = 0; node < size; node += 1) first[node + 1]! += first[node]!;
  const next = first.slice();
  const to = new Int32Array(from.length);
  const slot = new Int32Array(from.length);
  for (let node = 0; node < size; node += 1) {
    const begin = firstInto[node]!;
    for (let arrow = begin; arrow < firstInto[node + 1]!; arrow += 1) {
      const at = next[from[arrow]!]!++;
      to[at] = node;
      slot[at] = arrow - begin;
    }
  }
  return { first, to, slot };
}

/** Takes what follows each node over from the graph that one was made of; `entered` are the nodes with other arrows into them. */
export function carrySuccessors(before: Graph, after: Graph, entered: readonly number[]): void {
  const last = known.get(before);
  if (!last) return;
  const { first, to, slot } = last;
  const isEntered = new Uint8Array(after.size);
  const leaving = new Map<number, [node: number, slot: number][]>();
  for (const node of entered) {
    isEntered[node] = 1;
    if (node < before.size) {
      for (let arrow = before.first[node]!; arrow < before.first[node + 1]!; arrow += 1)
        if (!leaving.has(before.from[arrow]!)) leaving.set(before.from[arrow]!, []);
    }
    for (let arrow = after.first[node]!; arrow < after.first[node + 1]!; arrow += 1) {
      const entry: [number, number] = [node, arrow - after.first[node]!];
      const list = leaving.get(after.from[arrow]!);
      if (list) list.push(entry);
      else leaving.set(after.from[arrow]!, [entry]);
    }
  }
  const sources = [...leaving.keys()].sort((a, b) => a - b);
  const columns = [to, slot] as const;
  const count = after.from.length;
  const lists = relisted({ first, columns }, after.size, count, sources, (node, [nodes, slots], begin) => {
    let at = begin;
    for (let one = first[node] ?? 0; one < (first[node + 1] ?? 0); one += 1) {
      if (isEntered[to[one]!]) continue;
      nodes[at] = to[one]!;
      slots[at++] = slot[one]!;
    }
    for (const [target, place] of leaving.get(node)!) {
      nodes[at] = target;
      slots[at++] = place;
    }
    return at;
  });
  known.set(after, { first: lists.first, to: lists.columns[0], slot: lists.columns[1] });
}
