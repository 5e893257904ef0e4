import { dayNumber } from '../calendar/civil-date';
import type { Bounds } from './bounds';
import { differenceOf } from './difference';
import type { Graph } from './graph';
import { type Reading, type ScheduleSource, readingOf } from './reading';
import { type Sweep, freeFloats, lastEnd, newSweep, sweepBackward, sweepForward } from './sweep';
import { analysisAfter } from './sweep-update';

export type { ScheduleSource } from './reading';

/** When more of the nodes than this share are touched, calculating everything anew is no slower. */
const SHARE = 0.25;

/** The whole calculation by row position, in ordinals of working days. */
export interface Analysis {
  readonly graph: Graph;
  readonly bounds: Bounds;
  readonly sweep: Sweep;
  /** Early starts before anything was held back for being scheduled as late as possible. */
  readonly asSoon: Int32Array;
  readonly free: Int32Array;
  /** Ordinal of the plan's exclusive end. */
  readonly end: number;
}

interface Latest {
  readonly reading: Reading;
  readonly analysis: Analysis;
}
/** What was calculated last of some version of a family of tables. */
const latest = new WeakMap<object, Latest>();

/**
 * Early and late starts and floats of a plan from its logic: links, constraints, progress and the project's start.
 *
 * The dates that asap tasks hold at present do not matter; those of begun ones do, and, when the plan is scheduled from its
 * end, the last of them all, which is that end. After an edit only what it can reach is calculated, with the same outcome.
 */
export function analyse(plan: ScheduleSource): Analysis {
  const reading = readingOf(plan);
  const { family } = reading.source.tasks;
  const analysis = afterTheLast(latest.get(family), reading) ?? analyseWhole(reading);
  latest.set(family, { reading, analysis });
  return analysis;
}

function afterTheLast(last: Latest | undefined, reading: Reading): Analysis | null {
  if (!last || last.reading.source.settings.scheduleFromEnd || reading.source.settings.scheduleFromEnd)
    return null;
  if (last.reading.bounds.projectStart !== reading.bounds.projectStart) return null;
  const difference = differenceOf(last.reading, reading);
  if (!difference) return null;
  const isLarge = difference.rows.length + difference.entered.length > 1 + reading.graph.rows * SHARE;
  return isLarge ? null : analysisAfter(last.analysis, reading, difference);
}

/** The calculation from nothing. */
export function analyseWhole({ source, graph, bounds, weight }: Reading): Analysis {
  const sweep = newSweep(graph, weight);
  const start = bounds.projectStart;
  sweepForward(graph, bounds, sweep, start);
  let asSoon = sweep.early;
  let end = lastEnd(graph, bounds, sweep.early, start);
  if (source.settings.scheduleFromEnd) {
    end = presentEnd(source, bounds);
    sweepBackward(graph, bounds, sweep, end);
    sweepForward(graph, bounds, sweep, firstLateStart(bounds, sweep));
  } else {
    sweepBackward(graph, bounds, sweep, end);
    if (bounds.alapCount > 0) {
      asSoon = sweep.early.slice();
      sweepForward(graph, bounds, sweep, start, sweep.late);
    }
  }
  return { graph, bounds, sweep, asSoon, free: freeFloats(graph, bounds, sweep), end };
}

/** Where the plan ends as it stands. */
function presentEnd(plan: ScheduleSource, bounds: Bounds): number {
  let end = bounds.projectStart;
  const { rows } = plan.tasks;
  for (let row = 0; row < rows.length; row += 1) {
    if (!bounds.isLeaf[row]) continue;
    const own = bounds.calendar.ordinal(dayNumber(rows[row]!.end));
    if (own > end) end = own;
  }
  return end;
}

/** Counted from the end, the plan begins where its longest path does, but never before the project. */
function firstLateStart(bounds: Bounds, sweep: Sweep): number {
  let first = Number.MAX_SAFE_INTEGER;
  for (let row = 0; row < bounds.isLeaf.length; row += 1) {
    if (bounds.isLeaf[row] && bounds.mode[row] === 0 && sweep.late[row]! < first) first = sweep.late[row]!;
  }
  return first === Number.MAX_SAFE_INTEGER ? bounds.projectStart : Math.max(bounds.projectStart, first);
}
