import { Worklist } from './worklist';
import type { Analysis } from './analysis';
import { type Bounds, FINISHED, FIXED, NO_UPPER } from './bounds';
import { TO_END } from './edges';
import type { Difference } from './difference';
import type { Graph } from './graph';
import { type Successors, successorsOf } from './successors';
import type { Reading } from './reading';
import { type Sweep, earlyAt, freeFloats, lastEnd, settle, sweepBackward } from './sweep';

/** An edit of a plan as the engine reads it. */
interface Edit extends Difference {
  readonly graph: Graph;
  readonly successors: Successors;
  readonly bounds: Bounds;
}

/**
 * The calculation after an edit: from what differs on, as far as anything comes out differently.
 *
 * Exactly what the whole calculation gives. Null where that has to be done: when the plan loses its last task that is scheduled
 * as late as possible, since late starts depend on where the others stood while none was held back.
 */
export function analysisAfter(last: Analysis, reading: Reading, difference: Difference): Analysis | null {
  const { graph, bounds, weight } = reading;
  const holdsBack = bounds.alapCount > 0;
  if (!holdsBack && last.bounds.alapCount > 0) return null;
  const edit = { ...difference, graph, successors: successorsOf(graph), bounds };
  const before = carriedOver(last, edit, weight);
  const late = before.late.slice();
  const sweep = { ...before, late };
  const asSoon = holdsBack ? { ...soonest(before, carried(last.asSoon, edit)), late } : sweep;

  const sooner = forwardAgain(edit, asSoon, followersOf(edit));
  const end = lastEnd(graph, bounds, asSoon.early, bounds.projectStart);
  if (end === last.end) backwardAgain(edit, asSoon, sooner, end);
  else sweepBackward(graph, bounds, asSoon, end);

  let moved = sooner;
  if (holdsBack) {
    const worklist = followersOf(edit);
    for (let row = 0; row < graph.rows; row += 1) {
      if (bounds.isAlap[row] && late[row] !== before.late[row]) worklist.add(row);
    }
    moved = forwardAgain(edit, sweep, worklist, late);
  }
  const free =
    end === last.end
      ? freeFloatsAgain(edit, sweep, before.late, carried(last.free, edit), moved)
      : freeFloats(graph, bounds, sweep);
  return { graph, bounds, sweep, asSoon: asSoon.early, free, end };
}

/** A copy of the last sweep. */
function carriedOver(
  { sweep: { early, late, conflict, isDriven } }: Analysis,
  edit: Edit,
  weight: Int32Array,
): Sweep {
  return {
    early: carried(early, edit),
    late: carried(late, edit),
    conflict: conflict.slice(),
    isDriven: isDriven.slice(),
    weight,
  };
}

function soonest(sweep: Sweep, early: Int32Array): Sweep {
  return { ...sweep, early, conflict: sweep.conflict.slice(), isDriven: sweep.isDriven.slice() };
}

/** A copy of values by node; 0 for new nodes, which are calculated in any case. */
function carried(values: Int32Array, { graph: { size } }: Edit): Int32Array {
  if (values.length === size) return values.slice();
  const copy = new Int32Array(size);
  copy.set(values.subarray(0, size));
  return copy;
}

/** What has other bounds, or other arrows into it. */
function followersOf({ graph, rows, entered }: Edit): Worklist {
  const worklist = new Worklist(graph);
  for (const node of rows) worklist.add(node);
  for (const node of entered) worklist.add(node);
  return worklist;
}

/** Places the listed nodes, and whatever follows those that move; answers these. */
function forwardAgain(
  { graph, bounds }: Edit,
  sweep: Sweep,
  worklist: Worklist,
  atLeast?: Int32Array,
): readonly number[] {
  const moved: number[] = [];
  worklist.forEach((node) => {
    const before = sweep.early[node];
    earlyAt(graph, bounds, sweep, node, bounds.floor, atLeast);
    if (sweep.early[node] === before) return;
    moved.push(node);
    worklist.addTargetsOf(node);
  });
  return moved;
}

/** Late starts of what precedes the changed rows and of what moved, as long as the plan's end stays. */
function backwardAgain(edit: Edit, sweep: Sweep, moved: readonly number[], end: number): void {
  const { graph, bounds } = edit;
  const worklist = precedersOf(edit, moved);
  worklist.forEachBack((node) => {
    const before = sweep.late[node];
    sweep.late[node] = latestBefore(edit, sweep, node);
    if (node < graph.rows && bounds.isLeaf[node]) settle(bounds, sweep, node, end);
    if (sweep.late[node] !== before) worklist.addSourcesOf(node);
  });
}

/** What has other bounds, or moved, with everything that their arrows come from; and what other arrows lead out of. */
function precedersOf({ graph, rows, left }: Edit, moved: readonly number[]): Worklist {
  const worklist = new Worklist(graph);
  for (const nodes of [rows, moved]) {
    for (const node of nodes) {
      worklist.add(node);
      worklist.addSourcesOf(node);
    }
  }
  for (const node of left) worklist.add(node);
  return worklist;
}

/** The latest start that what follows a node leaves it: `sweepBackward` asked from the other side. */
function latestBefore({ graph, successors, bounds }: Edit, sweep: Sweep, node: number): number {
  const { early, late, weight } = sweep;
  let latest = NO_UPPER;
  for (let at = successors.first[node]!; at < successors.first[node + 1]!; at += 1) {
    const to = successors.to[at]!;
    const arrow = graph.first[to]! + successors.slot[at]!;
    if (isHistory(graph, bounds, to, arrow)) continue;
    if (late[to] === NO_UPPER) continue;
    if (graph.isLeast[to] && early[node]! + weight[arrow]! > early[to]!) continue;
    const limit = late[to]! - weight[arrow]!;
    if (limit < latest) latest = limit;
  }
  return latest;
}

/** Free floats where an early or a late start at either end of an arrow is another than before; `free` has the earlier ones. */
function freeFloatsAgain(
  edit: Edit,
  sweep: Sweep,
  lateBefore: Int32Array,
  free: Int32Array,
  moved: readonly number[],
): Int32Array {
  const { graph } = edit;
  const worklist = precedersOf(edit, moved);
  for (let row = 0; row < graph.rows; row += 1) {
    if (sweep.late[row] !== lateBefore[row]) worklist.add(row);
  }
  worklist.forEachBack((node) => {
    const before = free[node];
    free[node] = freeAt(edit, sweep, free, node);
    if (node >= graph.rows && free[node] !== before) worklist.addSourcesOf(node);
  });
  return free;
}

/** `freeFloats` for one node. */
function freeAt({ graph, successors, bounds }: Edit, sweep: Sweep, free: Int32Array, node: number): number {
  const { early, late, weight } = sweep;
  let least = NO_UPPER;
  for (let at = successors.first[node]!; at < successors.first[node + 1]!; at += 1) {
    const to = successors.to[at]!;
    const arrow = graph.first[to]! + successors.slot[at]!;
    if (isHistory(graph, bounds, to, arrow)) continue;
    const slack = early[to]! - early[node]! - weight[arrow]!;
    if (slack < 0 && graph.isLeast[to]) continue;
    const own = slack + (to < graph.rows ? 0 : free[to]!);
    if (own < least) least = own;
  }
  return node < graph.rows ? Math.max(0, Math.min(least, late[node]! - early[node]!)) : least;
}

/** Whether the end of a node that an arrow binds is history. */
function isHistory(graph: Graph, bounds: Bounds, node: number, arrow: number): boolean {
  if (node >= graph.rows) return false;
  const mode = bounds.mode[node]!;
  return mode === FINISHED || (mode > FIXED && !(graph.ends[arrow]! & TO_END));
}
