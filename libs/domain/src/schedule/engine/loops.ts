/** A directed graph by out-arrows: those of node n are `target[first[n]] … target[first[n + 1] - 1]`. */
export interface OutArrows {
  readonly first: Int32Array;
  readonly target: Int32Array;
}

/**
 * The number of each node's strongly connected component; -1 for nodes alone in theirs. Tarjan's algorithm without recursion, linear.
 */
export function loopsAmong(graph: OutArrows, size: number): Int32Array {
  const group = new Int32Array(size).fill(-1);
  const seen = new Int32Array(size);
  const low = new Int32Array(size);
  const onStack = new Uint8Array(size);
  const next = graph.first.slice(0, size);
  const stack: number[] = [];
  let clock = 0;
  let groups = 0;

  const enter = (node: number, path: number[]): void => {
    clock += 1;
    seen[node] = low[node] = clock;
    stack.push(node);
    onStack[node] = 1;
    path.push(node);
  };
  const close = (node: number): void => {
    const members: number[] = [];
    let member: number;
    do {
      member = stack.pop()!;
      onStack[member] = 0;
      members.push(member);
    } while (member !== node);
    if (members.length === 1) return;
    for (const one of members) group[one] = groups;
    groups += 1;
  };

  for (let root = 0; root < size; root += 1) {
    if (seen[root]) continue;
    const path: number[] = [];
    enter(root, path);
    while (path.length > 0) {
      const node = path[path.length - 1]!;
      if (next[node]! < graph.first[node + 1]!) {
        const to = graph.target[next[node]!]!;
        next[node]! += 1;
        if (!seen[to]) enter(to, path);
        else if (onStack[to]) low[node] = Math.min(low[node]!, seen[to]!);
        continue;
      }
      path.pop();
      const above = path[path.length - 1];
      if (above !== undefined) low[above] = Math.min(low[above]!, low[node]!);
      if (low[node] === seen[node]) close(node);
    }
  }
  return group;
}
