import { dayNumber } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { type Bounds, boundsOf } from './bounds';
import { type Graph, graphOf } from './graph';
import { type Sweep, freeFloats, lastEnd, newSweep, sweepBackward, sweepForward } from './sweep';

/** What a schedule is calculated from. */
export type ScheduleSource = Pick<Plan, 'settings' | 'tasks' | 'links' | 'restrictions'>;

/** The whole calculation by row position, in ordinals of working days. */
export interface Analysis {
  readonly graph: Graph;
  readonly bounds: Bounds;
  readonly sweep: Sweep;
  readonly free: Int32Array;
  /** Ordinal of the plan's exclusive end. */
  readonly end: number;
}

/**
 * Early and late starts and floats of a plan from its logic: links, constraints, progress and the project's start.
 *
 * The dates that asap tasks hold at present do not matter; those of begun ones do, and, when the plan is scheduled from its
 * end, the last of them all, which is that end.
 */
export function analyse(plan: ScheduleSource): Analysis {
  const graph = graphOf(plan);
  const bounds = boundsOf(plan);
  const sweep = newSweep(graph, bounds);
  const start = bounds.projectStart;
  sweepForward(graph, bounds, sweep, start);
  let end = lastEnd(graph, bounds, sweep.early, start);
  if (plan.settings.scheduleFromEnd) {
    end = presentEnd(plan, bounds);
    sweepBackward(graph, bounds, sweep, end);
    sweepForward(graph, bounds, sweep, firstLateStart(bounds, sweep));
  } else {
    sweepBackward(graph, bounds, sweep, end);
    if (bounds.alapCount > 0) sweepForward(graph, bounds, sweep, start, sweep.late.slice());
  }
  return { graph, bounds, sweep, free: freeFloats(graph, bounds, sweep), end };
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
