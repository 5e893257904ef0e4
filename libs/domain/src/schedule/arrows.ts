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

/** The same arrows without those that are dropped, and with some more: `size` is the number of nodes after. */
export function spliced(arrows: Arrows, isDropped: Uint8Array, size: number, more: Edges): Arrows {
  const sizeBefore = arrows.first.length - 1;
  const room = arrows.from.length + more.size;
  const first = new Int32Array(size + 1);
  const from = new Int32Array(room);
  const lag = new Int32Array(room);
  const ends = new Uint8Array(room);
  let next = 0;
  let read = 0;
  let node = 0;
  for (const stop of [...touchedNodes(arrows, isDropped, more), size]) {
    for (; node < stop; node += 1) first[node] = next + arrows.first[Math.min(node, sizeBefore)]! - read;
    const end = arrows.first[Math.min(stop, sizeBefore)]!;
    from.set(arrows.from.subarray(read, end), next);
    lag.set(arrows.lag.subarray(read, end), next);
    ends.set(arrows.ends.subarray(read, end), next);
    next += end - read;
    read = end;
    first[stop] = next;
    if (stop === size) break;
    for (; read < arrows.first[Math.min(stop + 1, sizeBefore)]!; read += 1) {
      if (!isDropped[read]) put(arrows.from[read]!, arrows.lag[read]!, arrows.ends[read]!);
    }
    for (let edge = 0; edge < more.size; edge += 1) {
      if (more.to[edge] === stop) put(more.from[edge]!, more.lag[edge]!, more.ends[edge]!);
    }
    node = stop + 1;
  }
  return { first, from: from.slice(0, next), lag: lag.slice(0, next), ends: ends.slice(0, next) };

  function put(source: number, days: number, bits: number): void {
    from[next] = source;
    lag[next] = days;
    ends[next] = bits;
    next += 1;
  }
}

/** The nodes that arrows into them go from or come to, in the order of their numbers. */
function touchedNodes({ first }: Arrows, isDropped: Uint8Array, more: Edges): readonly number[] {
  const nodes = new Set(more.to.subarray(0, more.size));
  let node = 0;
  for (let arrow = isDropped.indexOf(1); arrow >= 0; arrow = isDropped.indexOf(1, arrow + 1)) {
    while (first[node + 1]! <= arrow) node += 1;
    nodes.add(node);
  }
  return [...nodes].sort((a, b) => a - b);
}
