import { type Bounds, FINISHED, FIXED, FREE, NO_LOWER, NO_UPPER } from './bounds';
import { TO_END } from './edges';
import type { Graph } from './graph';

/** Why a task stands where a link, a bound or the project's start says it must not. */
export const CONFLICT_NONE = 0;
/** Its links ask for a later place than its constraint (or its progress) leaves it. */
export const CONFLICT_LINK = 1;
/** Its constraint asks for a place before the project's start. */
export const CONFLICT_PROJECT_START = 2;
/** A restriction's required date, or its own lower bound, asks for a later place than its upper bound. */
export const CONFLICT_BOUND = 3;
/** Its constraint asks for a place before the data date. */
export const CONFLICT_DATA_DATE = 4;

/** Starts by node, in ordinals. Late ones of nodes that nothing limits stay `NO_UPPER` until the project's end does. */
export interface Sweep {
  readonly early: Int32Array;
  readonly late: Int32Array;
  readonly conflict: Uint8Array;
  /** 1 where a link, and nothing else, decides the early start. */
  readonly isDriven: Uint8Array;
  /** Least number of days that each arrow asks between the two starts. */
  readonly weight: Int32Array;
}

export function newSweep(graph: Graph, weight: Int32Array): Sweep {
  return {
    early: new Int32Array(graph.size),
    late: new Int32Array(graph.size),
    conflict: new Uint8Array(graph.rows),
    isDriven: new Uint8Array(graph.rows),
    weight,
  };
}

/**
 * Early starts: as soon as links and bounds allow, never before `floor`, the bounds' own or a later one. `atLeast`, where given, holds some tasks back
 * (those that are scheduled as late as possible).
 */
export function sweepForward(
  graph: Graph,
  bounds: Bounds,
  sweep: Sweep,
  floor: number,
  atLeast?: Int32Array,
): void {
  const { order, size } = graph;
  for (let k = 0; k < size; k += 1) earlyAt(graph, bounds, sweep, order[k]!, floor, atLeast);
}

/** The early start of one node when those before it are known. */
export function earlyAt(
  graph: Graph,
  bounds: Bounds,
  sweep: Sweep,
  node: number,
  floor: number,
  atLeast?: Int32Array,
): void {
  const { first, from, rows, isLeast } = graph;
  const { early, weight } = sweep;
  const start = first[node]!;
  const end = first[node + 1]!;
  if (isLeast[node]) {
    early[node] = leastOf(early, from, weight, start, end);
    return;
  }
  // A summary may have begun before the project did: only tasks are held to the start.
  let value = node < rows ? floor : NO_LOWER;
  for (let edge = start; edge < end; edge += 1) {
    const asked = early[from[edge]!]! + weight[edge]!;
    if (asked > value) value = asked;
  }
  if (node >= rows) early[node] = value;
  else if (bounds.isLeaf[node]) place(bounds, sweep, node, value, floor, atLeast);
}

function leastOf(
  early: Int32Array,
  from: Int32Array,
  weight: Int32Array,
  start: number,
  end: number,
): number {
  let value = NO_UPPER;
  for (let edge = start; edge < end; edge += 1) {
    const asked = early[from[edge]!]! + weight[edge]!;
    if (asked < value) value = asked;
  }
  return value;
}

/** Where a task goes that its links let start at `asked` or later. */
function place(
  bounds: Bounds,
  sweep: Sweep,
  row: number,
  asked: number,
  floor: number,
  atLeast?: Int32Array,
): void {
  const { mode, at, lower, upper } = bounds;
  const { early, conflict, isDriven } = sweep;
  conflict[row] = CONFLICT_NONE;
  isDriven[row] = 0;
  const held = lower[row]!;
  if (mode[row] === FREE) {
    let value = asked;
    if (held > value) value = held;
    if (atLeast && bounds.isAlap[row] && atLeast[row]! > value) value = atLeast[row]!;
    if (value > upper[row]!) {
      const cap = upper[row]! < floor ? floor : upper[row]!;
      conflict[row] =
        asked > cap ? CONFLICT_LINK : held > upper[row]! ? CONFLICT_BOUND : tooEarly(bounds, upper[row]!);
      value = cap;
    }
    early[row] = value;
    isDriven[row] = asked > floor && value === asked ? 1 : 0;
    return;
  }
  let value = at[row]!;
  if (mode[row] === FIXED) {
    if (value < bounds.floor) {
      conflict[row] = tooEarly(bounds, value);
      value = bounds.floor;
    } else if (held > value) conflict[row] = CONFLICT_BOUND;
  }
  if (mode[row] !== FINISHED && asked > floor && asked > value) conflict[row] = CONFLICT_LINK;
  early[row] = value;
}

/** What a start is too early for: the project, or only the data date. */
function tooEarly({ projectStart }: Bounds, start: number): number {
  return start < projectStart ? CONFLICT_PROJECT_START : CONFLICT_DATA_DATE;
}

/** The exclusive end, as an ordinal, of the last task. */
export function lastEnd(graph: Graph, bounds: Bounds, early: Int32Array, floor: number): number {
  let end = floor;
  for (let row = 0; row < graph.rows; row += 1) {
    if (!bounds.isLeaf[row]) continue;
    const own = early[row]! + bounds.duration[row]!;
    if (own > end) end = own;
  }
  return end;
}

/**
 * Late starts: as late as everything after, the upper bounds and the plan's end allow.
 *
 * A finished task limits nobody, and a started one only through links that bind its end: its start is history. Of the
 * children that could give a summary its first start, those that do give it are held to it.
 */
export function sweepBackward(graph: Graph, bounds: Bounds, sweep: Sweep, end: number): void {
  const { order, first, from, ends, rows, isLeast, size } = graph;
  const { early, late, weight } = sweep;
  late.fill(NO_UPPER);
  for (let k = size - 1; k >= 0; k -= 1) {
    const node = order[k]!;
    let history = false;
    if (node < rows) {
      if (!bounds.isLeaf[node]) continue;
      settle(bounds, sweep, node, end);
      if (bounds.mode[node] === FINISHED) continue;
      history = bounds.mode[node]! > FIXED;
    }
    const latest = late[node]!;
    if (latest === NO_UPPER) continue;
    for (let edge = first[node]!; edge < first[node + 1]!; edge += 1) {
      if (history && !(ends[edge]! & TO_END)) continue;
      const source = from[edge]!;
      if (isLeast[node] && early[source]! + weight[edge]! > early[node]!) continue;
      const limit = latest - weight[edge]!;
      if (limit < late[source]!) late[source] = limit;
    }
  }
}

/** Holds a task's late start to its own bounds and to the plan's end. */
export function settle(bounds: Bounds, sweep: Sweep, row: number, end: number): void {
  const { mode, upper, duration } = bounds;
  const { early, late } = sweep;
  if (mode[row] === FINISHED || mode[row] === FIXED) {
    late[row] = early[row]!;
    return;
  }
  const last = end - duration[row]!;
  if (last < late[row]!) late[row] = last;
  if (upper[row]! < late[row]!) late[row] = upper[row]!;
}

/**
 * Days by which each task can slip, from its early place, before a successor's early place or its own late one suffers;
 * never below 0. What is history in a successor suffers nothing. `free` has room for every node.
 */
export function freeFloats(graph: Graph, bounds: Bounds, sweep: Sweep): Int32Array {
  const { order, first, from, ends, rows, isLeast, size } = graph;
  const { early, late, weight } = sweep;
  const free = new Int32Array(size).fill(NO_UPPER);
  for (let k = size - 1; k >= 0; k -= 1) {
    const node = order[k]!;
    const isTask = node < rows;
    if (isTask) free[node] = Math.max(0, Math.min(free[node]!, late[node]! - early[node]!));
    const passedOn = isTask ? 0 : free[node]!;
    const mode = isTask ? bounds.mode[node]! : FREE;
    if (mode === FINISHED) continue;
    for (let edge = first[node]!; edge < first[node + 1]!; edge += 1) {
      if (mode > FIXED && !(ends[edge]! & TO_END)) continue;
      const source = from[edge]!;
      const slack = early[node]! - early[source]! - weight[edge]!;
      if (isLeast[node] && slack < 0) continue;
      const own = slack + passedOn;
      if (own < free[source]!) free[source] = own;
    }
  }
  return free;
}
