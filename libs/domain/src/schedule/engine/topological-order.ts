const UNSEEN = 0;
const OPEN = 1;
const DONE = 2;

/**
 * The nodes in an order in which each stands after those its arrows come from; null when there is a loop.
 *
 * `first[node] … first[node + 1] - 1` are the arrows into a node, `from` their sources. Depth-first in the order of the nodes:
 * plans list most tasks after what precedes them, and sweeps run fastest through memory in one direction.
 */
export function topologicalOrder(first: Int32Array, from: Int32Array, size: number): Int32Array | null {
  const order = new Int32Array(size);
  const state = new Uint8Array(size);
  const next = first.slice();
  const path = new Int32Array(size);
  let done = 0;
  for (let root = 0; root < size; root += 1) {
    if (state[root] !== UNSEEN) continue;
    let depth = 0;
    path[0] = root;
    state[root] = OPEN;
    while (depth >= 0) {
      const node = path[depth]!;
      const end = first[node + 1]!;
      let arrow = next[node]!;
      while (arrow < end && state[from[arrow]!] === DONE) arrow += 1;
      next[node] = arrow;
      if (arrow === end) {
        state[node] = DONE;
        order[done++] = node;
        depth -= 1;
        continue;
      }
      const source = from[arrow]!;
      if (state[source] === OPEN) return null;
      state[source] = OPEN;
      depth += 1;
      path[depth] = source;
    }
  }
  return order;
}
