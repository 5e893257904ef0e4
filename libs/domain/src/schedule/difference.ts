import { treeOf } from '../tree/tree';
import type { Bounds } from './bounds';
import { rowOfKey, roleKey, roleOfKey } from './branch-nodes';
import type { Graph } from './graph';
import type { Reading } from './reading';
import { rowMoves } from './row-moves';

/** Where two readings of versions of one plan are not alike. Nodes are numbered as in the later one. */
export interface Difference {
  /** The node before by the node after; -1 for new ones. Null when the numbers stay. */
  readonly from: Int32Array | null;
  /** Tasks whose own bounds are others. */
  readonly rows: readonly number[];
  /** Nodes into which other arrows lead, new nodes among them. */
  readonly entered: readonly number[];
  /** Nodes out of which other arrows lead, new nodes among them. */
  readonly left: readonly number[];
}

export function differenceOf(before: Reading, after: Reading): Difference {
  const from = nodeMoves(before, after);
  return { from, rows: otherRows(before.bounds, after.bounds, from), ...otherArrows(before, after, from) };
}

function nodeMoves(before: Reading, after: Reading): Int32Array | null {
  if (before.graph === after.graph) return null;
  const { keys, rows, size } = after.graph;
  const isSameTree = treeOf(before.source) === treeOf(after.source);
  if (isSameTree && areSame(keys, before.graph.keys)) return null;
  const moves = rowMoves(before.source.tasks, after.source.tasks);
  const from = new Int32Array(size);
  for (let row = 0; row < rows; row += 1) {
    const old = moves.from[row]!;
    from[row] = old >= 0 && before.bounds.isLeaf[old] === after.bounds.isLeaf[row] ? old : -1;
  }
  keys.forEach((key, n) => {
    const row = from[rowOfKey(key)]!;
    from[rows + n] = row < 0 ? -1 : before.graph.nodeOf[roleKey(row, roleOfKey(key))]!;
  });
  return from;
}

const areSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((key, n) => key === b[n]);

function otherRows(before: Bounds, after: Bounds, from: Int32Array | null): number[] {
  const rows: number[] = [];
  if (before === after) return rows;
  const { duration, mode, at, lower, upper, isAlap } = after;
  for (let row = 0; row < duration.length; row += 1) {
    const old = from ? from[row]! : row;
    if (
      old < 0 ||
      before.duration[old] !== duration[row] ||
      before.mode[old] !== mode[row] ||
      before.at[old] !== at[row] ||
      before.lower[old] !== lower[row] ||
      before.upper[old] !== upper[row] ||
      before.isAlap[old] !== isAlap[row]
    ) {
      rows.push(row);
    }
  }
  return rows;
}

function otherArrows(
  before: Reading,
  after: Reading,
  from: Int32Array | null,
): Pick<Difference, 'entered' | 'left'> {
  const entered: number[] = [];
  const left: number[] = [];
  if (before.graph === after.graph && before.weight === after.weight) return { entered, left };
  const to = from && turned(from, before.graph.size);
  const { graph } = after;
  for (let node = 0; node < graph.size; node += 1) {
    const old = from ? from[node]! : node;
    if (old >= 0 && areAlike(before, old, after, node, from)) continue;
    entered.push(node);
    for (let arrow = graph.first[node]!; arrow < graph.first[node + 1]!; arrow += 1)
      left.push(graph.from[arrow]!);
    if (old < 0) left.push(node);
    else addSources(before.graph, old, to, left);
  }
  if (to)
    for (let old = 0; old < to.length; old += 1) if (to[old]! < 0) addSources(before.graph, old, to, left);
  return { entered, left };
}

function turned(from: Int32Array, size: number): Int32Array {
  const to = new Int32Array(size).fill(-1);
  for (let node = 0; node < from.length; node += 1) if (from[node]! >= 0) to[from[node]!] = node;
  return to;
}

function addSources({ first, from }: Graph, node: number, to: Int32Array | null, into: number[]): void {
  for (let arrow = first[node]!; arrow < first[node + 1]!; arrow += 1) {
    const source = to ? to[from[arrow]!]! : from[arrow]!;
    if (source >= 0) into.push(source);
  }
}

/** Whether the same arrows, in the same order, lead into a node. */
function areAlike(
  before: Reading,
  old: number,
  after: Reading,
  node: number,
  from: Int32Array | null,
): boolean {
  const a = before.graph;
  const b = after.graph;
  let was = a.first[old]!;
  const end = b.first[node + 1]!;
  if (a.first[old + 1]! - was !== end - b.first[node]!) return false;
  for (let arrow = b.first[node]!; arrow < end; arrow += 1, was += 1) {
    const source = b.from[arrow]!;
    if ((from ? from[source]! : source) !== a.from[was]) return false;
    if (before.weight[was] !== after.weight[arrow] || a.ends[was] !== b.ends[arrow]) return false;
  }
  return true;
}
