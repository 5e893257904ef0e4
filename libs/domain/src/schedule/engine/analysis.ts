import { dayNumber } from '../../calendar/civil-date';
import type { Bounds } from './bounds';
import type { Graph } from './graph';
import type { Reading, ScheduleSource } from './reading';
import { type Sweep, freeFloats, lastEnd, newSweep, sweepBackward, sweepForward } from './sweep';

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

/** The calculation from nothing. */
export function analyseWhole({ source, graph, bounds, weight }: Reading): Analysis {
  const sweep = newSweep(graph, weight);
  const { projectStart, floor } = bounds;
  sweepForward(graph, bounds, sweep, floor);
  let asSoon = sweep.early;
  let end = lastEnd(graph, bounds, sweep.early, projectStart);
  if (source.settings.scheduleFromEnd) {
    end = presentEnd(source, bounds);
    sweepBackward(graph, bounds, sweep, end);
    sweepForward(graph, bounds, sweep, firstLateStart(bounds, sweep));
  } else {
    sweepBackward(graph, bounds, sweep, end);
    if (bounds.alapCount > 0) {
      asSoon = sweep.early.slice();
      sweepForward(graph, bounds, sweep, floor, sweep.late);
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

/** Counted from the end, the plan begins where its longest path does, but never before the project or the data date. */
function firstLateStart(bounds: Bounds, sweep: Sweep): number {
  let first = Number.MAX_SAFE_INTEGER;
  for (let row = 0; row < bounds.isLeaf.length; row += 1) {
    if (bounds.isLeaf[row] && bounds.mode[row] === 0 && sweep.late[row]! < first) first = sweep.late[row]!;
  }
  return first === Number.MAX_SAFE_INTEGER ? bounds.floor : Math.max(bounds.floor, first);
}
