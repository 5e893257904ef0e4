import { Agenda } from './agenda';
import type { Analysis } from './analysis';
import { type Bounds, FINISHED, FIXED, NO_UPPER } from './bounds';
import { TO_END } from './edges';
import type { Graph } from './graph';
import { type Onward, onwardOf } from './onward';
import type { Reading } from './reading';
import { type Sweep, earlyAt, freeFloats, lastEnd, settle, sweepBackward } from './sweep';

/** What changed between two readings of one graph. */
interface Edit {
  readonly graph: Graph;
  readonly onward: Onward;
  readonly bounds: Bounds;
  readonly rows: readonly number[];
}

/**
 * The calculation after some rows changed: from those on, as far as anything comes out differently.
 *
 * Exactly what the whole calculation gives. Null where that has to be done: when the plan gets its first task that is
 * scheduled as late as possible, or loses its last one.
 */
export function analysisAfter(last: Analysis, reading: Reading, rows: readonly number[]): Analysis | null {
  const { graph, bounds, weight } = reading;
  const holdsBack = bounds.alapCount > 0;
  if (holdsBack !== last.bounds.alapCount > 0) return null;
  const edit = { graph, onward: onwardOf(graph), bounds, rows };
  const late = last.sweep.late.slice();
  const sweep = { ...copyOf(last.sweep), late, weight };
  const asSoon = holdsBack ? { ...copyOf(last.sweep), early: last.asSoon.slice(), late, weight } : sweep;

  const sooner = forwardAgain(edit, asSoon, followersOf(edit, last.bounds));
  const end = lastEnd(graph, bounds, asSoon.early, bounds.projectStart);
  if (end === last.end) backwardAgain(edit, asSoon, sooner, end);
  else sweepBackward(graph, bounds, asSoon, end);

  let moved = sooner;
  if (holdsBack) {
    const agenda = followersOf(edit, last.bounds);
    for (let row = 0; row < graph.rows; row += 1) {
      if (bounds.isAlap[row] && late[row] !== last.sweep.late[row]) agenda.add(row);
    }
    moved = forwardAgain(edit, sweep, agenda, late);
  }
  const free =
    end === last.end ? freeFloatsAgain(edit, sweep, last, moved) : freeFloats(graph, bounds, sweep);
  return { graph, bounds, sweep, asSoon: asSoon.early, free, end };
}

function copyOf({ early, conflict, isDriven }: Sweep): Pick<Sweep, 'early' | 'conflict' | 'isDriven'> {
  return { early: early.slice(), conflict: conflict.slice(), isDriven: isDriven.slice() };
}

/** The changed rows, and what starts or ends at the end of those that got longer or shorter. */
function followersOf({ graph, bounds, rows }: Edit, before: Bounds): Agenda {
  const agenda = new Agenda(graph);
  for (const row of rows) {
    agenda.add(row);
    if (bounds.duration[row] !== before.duration[row]) agenda.addTargetsOf(row);
  }
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
    earlyAt(graph, bounds, sweep, node, bounds.projectStart, atLeast);
    if (sweep.early[node] === before) return;
    moved.push(node);
    agenda.addTargetsOf(node);
  });
  return moved;
}

/** Late starts of what precedes the changed rows and of what moved, as long as the plan's end stays. */
function backwardAgain(edit: Edit, sweep: Sweep, moved: readonly number[], end: number): void {
  const { graph, bounds, rows } = edit;
  const agenda = precedersOf(edit, moved);
  for (const row of rows) agenda.add(row);
  agenda.forEachBack((node) => {
    const before = sweep.late[node];
    sweep.late[node] = latestBefore(edit, sweep, node);
    if (node < graph.rows && bounds.isLeaf[node]) settle(bounds, sweep, node, end);
    if (sweep.late[node] !== before) agenda.addSourcesOf(node);
  });
}

/** Changed rows and moved nodes with everything that their arrows come from. */
function precedersOf({ graph, rows }: Edit, moved: readonly number[]): Agenda {
  const agenda = new Agenda(graph);
  for (const nodes of [rows, moved]) {
    for (const node of nodes) {
      agenda.add(node);
      agenda.addSourcesOf(node);
    }
  }
  return agenda;
}

/** The latest start that what follows a node leaves it: `sweepBackward` asked from the other side. */
function latestBefore({ graph, onward, bounds }: Edit, sweep: Sweep, node: number): number {
  const { early, late, weight } = sweep;
  let latest = NO_UPPER;
  for (let at = onward.first[node]!; at < onward.first[node + 1]!; at += 1) {
    const arrow = onward.arrow[at]!;
    const to = onward.to[at]!;
    if (to < graph.rows) {
      const mode = bounds.mode[to]!;
      if (mode === FINISHED || (mode > FIXED && !(graph.ends[arrow]! & TO_END))) continue;
    }
    if (late[to] === NO_UPPER) continue;
    if (graph.isLeast[to] && early[node]! + weight[arrow]! > early[to]!) continue;
    const limit = late[to]! - weight[arrow]!;
    if (limit < latest) latest = limit;
  }
  return latest;
}

/** Free floats where an early or a late start at either end of an arrow is another than before. */
function freeFloatsAgain(edit: Edit, sweep: Sweep, last: Analysis, moved: readonly number[]): Int32Array {
  const { graph } = edit;
  const free = last.free.slice();
  const agenda = precedersOf(edit, moved);
  for (let row = 0; row < graph.rows; row += 1) {
    if (sweep.late[row] !== last.sweep.late[row]) agenda.add(row);
  }
  agenda.forEachBack((node) => {
    const before = free[node];
    free[node] = freeAt(edit, sweep, free, node);
    if (node >= graph.rows && free[node] !== before) agenda.addSourcesOf(node);
  });
  return free;
}

/** `freeFloats` for one node. */
function freeAt({ graph, onward }: Edit, sweep: Sweep, free: Int32Array, node: number): number {
  const { early, late, weight } = sweep;
  let least = NO_UPPER;
  for (let at = onward.first[node]!; at < onward.first[node + 1]!; at += 1) {
    const to = onward.to[at]!;
    const slack = early[to]! - early[node]! - weight[onward.arrow[at]!]!;
    if (slack < 0 && graph.isLeast[to]) continue;
    const own = slack < 0 ? 0 : slack + (to < graph.rows ? 0 : free[to]!);
    if (own < least) least = own;
  }
  return node < graph.rows ? Math.max(0, Math.min(least, late[node]! - early[node]!)) : least;
}
