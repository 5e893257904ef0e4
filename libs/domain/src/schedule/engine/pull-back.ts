import { FINISHED, FIXED, FREE, NO_LOWER, NO_UPPER } from './bounds';
import { TO_END } from './edges';
import { type Placement, putAt } from './placement';

/**
 * The mirror of `pushForward` for plans that are scheduled from their end: what an edit named, and what precedes it, ends in
 * time for what follows. Not strict: a task moves only as far back as it must. Strict: one that has successors moves
 * forward to its latest place too.
 */
export function pullBack(placement: Placement, strict: boolean): void {
  const { graph, bounds, position, isDirty, isNamed, weight } = placement;
  const latest = new Int32Array(graph.size).fill(NO_UPPER);
  const precedes = new Uint8Array(graph.size);
  placeFixed(placement);
  placeSummaries(placement);
  for (let k = graph.size - 1; k >= 0; k -= 1) {
    const node = graph.order[k]!;
    const isTask = node < graph.rows;
    if (isTask && !bounds.isLeaf[node]) continue;
    if (!isTask) isDirty[node] = precedes[node]!;
    else if (isNamed[node] || precedes[node]) placeLeaf(placement, node, latest[node]!, strict);
    const limit = isTask ? position[node]! : latest[node]!;
    if (limit === NO_UPPER) continue;
    for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge += 1) {
      const source = graph.from[edge]!;
      if (!binds(placement, node, edge, position[source]! + weight[edge]!)) continue;
      latest[source] = Math.min(latest[source]!, limit - weight[edge]!);
      if (isDirty[node]) precedes[source] = 1;
    }
  }
}

/** Puts what has a fixed date there first: which child gives a summary its start, and so holds others back, depends on it. */
function placeFixed(placement: Placement): void {
  const { bounds, isNamed, position } = placement;
  for (let row = 0; row < isNamed.length; row += 1) {
    if (isNamed[row] && bounds.isLeaf[row] && bounds.mode[row] === FIXED)
      putAt(placement, row, position[row]!);
  }
}

/** Gives the nodes that stand for summaries' starts and ends their present places: they say which child counts. */
function placeSummaries({ graph, position, weight }: Placement): void {
  for (let k = 0; k < graph.size; k += 1) {
    const node = graph.order[k]!;
    if (node < graph.rows) continue;
    const least = graph.isLeast[node] === 1;
    let value = least ? NO_UPPER : NO_LOWER;
    for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge += 1) {
      const asked = position[graph.from[edge]!]! + weight[edge]!;
      value = least ? Math.min(value, asked) : Math.max(value, asked);
    }
    position[node] = value;
  }
}

/** Whether an arrow holds its source back: what has begun asks nothing of what should have preceded it. */
function binds({ graph, bounds, position }: Placement, node: number, edge: number, asked: number): boolean {
  if (node >= graph.rows) return !graph.isLeast[node] || asked <= position[node]!;
  const mode = bounds.mode[node]!;
  if (mode === FINISHED) return false;
  return mode <= 1 || (graph.ends[edge]! & TO_END) !== 0;
}

function placeLeaf(placement: Placement, row: number, latest: number, strict: boolean): void {
  const { bounds, position } = placement;
  if (bounds.mode[row] !== FREE) return putAt(placement, row, position[row]!);
  const movesOn = strict && latest < NO_UPPER;
  const wanted = Math.min(latest, bounds.upper[row]!, movesOn ? NO_UPPER : position[row]!);
  putAt(placement, row, Math.max(wanted, bounds.lower[row]!, bounds.floor));
}
