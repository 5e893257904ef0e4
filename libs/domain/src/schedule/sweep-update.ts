import { Agenda } from './agenda';
import type { Analysis } from './analysis';
import { type Bounds, FINISHED, FIXED, NO_UPPER } from './bounds';
import { TO_END } from './edges';
import type { Difference } from './difference';
import type { Graph } from './graph';
import { type Onward, onwardOf } from './onward';
import type { Reading } from './reading';
import { type Sweep, earlyAt, freeFloats, lastEnd, settle, sweepBackward } from './sweep';

/** An edit of a plan as the engine reads it. */
interface Edit extends Difference {
  readonly graph: Graph;
  readonly onward: Onward;
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
  const edit = { ...difference, graph, onward: onwardOf(graph), bounds };
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
    const agenda = followersOf(edit);
    for (let row = 0; row < graph.rows; row += 1) {
      if (bounds.isAlap[row] && late[row] !== before.late[row]) agenda.add(row);
    }
    moved = forwardAgain(edit, sweep, agenda, late);
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
function followersOf({ graph, rows, entered }: Edit): Agenda {
  const agenda = new Agenda(graph);
  for (const node of rows) agenda.add(node);
  for (const node of entered) agenda.add(node);
  return agenda;
}

/** Places the listed nodes, and whatever follows those that move; answers these. */
function forwardAgain(
  { graph, bounds }: Edit,
  sweep: Sweep,
  agenda: Agenda,
  atLeast?: Int32Array,
): readonly number[] {
  const moved: number[] = [];
  agenda.forEach((node) => {
    const before = sweep.early[node];
    earlyAt(graph, bounds, sweep, node, bounds.floor, atLeast);
    if (sweep.early[node] === before) return;
    moved.push(node);
    agenda.addTargetsOf(node);
  });
  return moved;
}

/** Late starts of what precedes the changed rows and of what moved, as long as the plan's end stays. */
function backwardAgain(edit: Edit, sweep: Sweep, moved: readonly number[], end: number): void {
  const { graph, bounds } = edit;
  const agenda = precedersOf(edit, moved);
  agenda.forEachBack((node) => {
    const before = sweep.late[node];
    sweep.late[node] = latestBefore(edit, sweep, node);
    if (node < graph.rows && bounds.isLeaf[node]) settle(bounds, sweep, node, end);
    if (sweep.late[node] !== before) agenda.addSourcesOf(node);
  });
}

/** What has other bounds, or moved, with everything that their arrows come from; and what other arrows lead out of. */
function precedersOf({ graph, rows, left }: Edit, moved: readonly number[]): Agenda {
  const agenda = new Agenda(graph);
  for (const nodes of [rows, moved]) {
    for (const node of nodes) {
      agenda.add(node);
      agenda.addSourcesOf(node);
    }
  }
  for (const node of left) agenda.add(node);
  return agenda;
}

/** The latest start that what follows a node leaves it: `sweepBackward` asked from the other side. */
function latestBefore({ graph, onward, bounds }: Edit, sweep: Sweep, node: number): number {
  const { early, late, weight } = sweep;
  let latest = NO_UPPER;
  for (let at = onward.first[node]!; at < onward.first[node + 1]!; at += 1) {
    const to = onward.to[at]!;
    const arrow = graph.first[to]! + onward.slot[at]!;
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
  const agenda = precedersOf(edit, moved);
  for (let row = 0; row < graph.rows; row += 1) {
    if (sweep.late[row] !== lateBefore[row]) agenda.add(row);
  }
  agenda.forEachBack((node) => {
    const before = free[node];
    free[node] = freeAt(edit, sweep, free, node);
    if (node >= graph.rows && free[node] !== before) agenda.addSourcesOf(node);
  });
  return free;
}

/** `freeFloats` for one node. */
function freeAt({ graph, onward, bounds }: Edit, sweep: Sweep, free: Int32Array, node: number): number {
  const { early, late, weight } = sweep;
  let least = NO_UPPER;
  for (let at = onward.first[node]!; at < onward.first[node + 1]!; at += 1) {
    const to = onward.to[at]!;
    const arrow = graph.first[to]! + onward.slot[at]!;
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
