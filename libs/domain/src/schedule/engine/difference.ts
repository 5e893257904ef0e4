import { type Bounds, suspectRows } from './bounds';
import { type Graph, enteredSince } from './graph';
import { successorsOf } from './successors';
import type { Reading } from './reading';

/**
 * Where two readings of versions of one plan are not alike, by the later one's nodes. What comes out at a node depends on its
 * bounds and its arrows alone: whether it stands for the same task as before does not matter.
 */
export interface Difference {
  /** Tasks whose own bounds are others. */
  readonly rows: readonly number[];
  /** Nodes into which other arrows lead, new nodes among them. */
  readonly entered: readonly number[];
  /** Nodes out of which other arrows lead, new nodes among them. */
  readonly left: readonly number[];
}

/** Compares two readings; null when they have other room for tasks, so that their nodes cannot be compared. */
export function differenceOf(before: Reading, after: Reading): Difference | null {
  if (before.graph.rows !== after.graph.rows) return null;
  const rows = otherRows(before.bounds, after.bounds);
  return { rows, ...otherArrows(before, after, rows) };
}

function otherRows(before: Bounds, after: Bounds): readonly number[] {
  const { isLeaf, duration, mode, at, lower, upper, isAlap } = after;
  return suspectRows(before, after).filter(
    (row) =>
      before.isLeaf[row] !== isLeaf[row] ||
      before.duration[row] !== duration[row] ||
      before.mode[row] !== mode[row] ||
      before.at[row] !== at[row] ||
      before.lower[row] !== lower[row] ||
      before.upper[row] !== upper[row] ||
      before.isAlap[row] !== isAlap[row],
  );
}

function otherArrows(
  before: Reading,
  after: Reading,
  rows: readonly number[],
): Pick<Difference, 'entered' | 'left'> {
  const entered: number[] = [];
  const left: number[] = [];
  if (before.graph === after.graph && before.weight === after.weight) return { entered, left };
  const a = before.graph;
  const b = after.graph;
  for (const node of suspects(before, after, rows)) {
    const isNew = node >= a.size;
    if (!isNew && a.isLeast[node] === b.isLeast[node] && areAlike(before, after, node)) continue;
    entered.push(node);
    addSources(b, node, b.size, left);
    if (isNew) left.push(node);
    else addSources(a, node, b.size, left);
  }
  for (let node = b.size; node < a.size; node += 1) addSources(a, node, b.size, left);
  return { entered, left };
}

/** The nodes into which other arrows may lead: all, if nothing is known of what became of the graph. */
function suspects(before: Reading, after: Reading, rows: readonly number[]): Iterable<number> {
  const { graph, bounds } = after;
  const entered = enteredSince(before.graph, graph);
  if (!entered) return Array.from({ length: graph.size }, (_, node) => node);
  const nodes = new Set(entered);
  const { first, to } = successorsOf(graph);
  for (const row of rows) {
    if (before.bounds.duration[row] === bounds.duration[row]) continue;
    nodes.add(row);
    for (let at = first[row]!; at < first[row + 1]!; at += 1) nodes.add(to[at]!);
  }
  return nodes;
}

function addSources({ first, from }: Graph, node: number, size: number, into: number[]): void {
  for (let arrow = first[node]!; arrow < first[node + 1]!; arrow += 1) {
    if (from[arrow]! < size) into.push(from[arrow]!);
  }
}

/** Whether the same arrows, in the same order, lead into a node. */
function areAlike(before: Reading, after: Reading, node: number): boolean {
  const a = before.graph;
  const b = after.graph;
  let was = a.first[node]!;
  const end = b.first[node + 1]!;
  if (a.first[node + 1]! - was !== end - b.first[node]!) return false;
  for (let arrow = b.first[node]!; arrow < end; arrow += 1, was += 1) {
    if (b.from[arrow] !== a.from[was]) return false;
    if (before.weight[was] !== after.weight[arrow] || a.ends[was] !== b.ends[arrow]) return false;
  }
  return true;
}
