import type { Analysis } from './analysis';
import { type Bounds, FREE } from './bounds';
import { presentStartsOf } from './present';
import type { Reading } from './reading';
import { freeFloats, lastEnd, newSweep, sweepBackward, sweepForward } from './sweep';

/**
 * The calculation of a plan whose tasks stay where they were put until a link pushes them: none is earlier than it stands. What begins
 * later than its links ask may so be what ends the plan, and what stands before it may slip until then.
 */
export function analyseStanding({ source, graph, bounds, weight }: Reading): Analysis {
  const sweep = newSweep(graph, weight);
  const standing = heldWhereTheyStand(bounds, presentStartsOf(source));
  sweepForward(graph, standing, sweep, bounds.floor);
  const end = lastEnd(graph, bounds, sweep.early, bounds.projectStart);
  // What stands later than it may is late by so much: its own limits say how.
  sweepBackward(graph, bounds, sweep, end);
  return { graph, bounds, sweep, asSoon: sweep.early, free: freeFloats(graph, bounds, sweep), end };
}

function heldWhereTheyStand(bounds: Bounds, starts: Int32Array): Bounds {
  const lower = bounds.lower.slice();
  const upper = bounds.upper.slice();
  for (let row = 0; row < starts.length; row += 1) {
    if (!bounds.isLeaf[row] || bounds.mode[row] !== FREE) continue;
    lower[row] = Math.max(lower[row]!, starts[row]!);
    upper[row] = Math.max(upper[row]!, starts[row]!);
  }
  return { ...bounds, lower, upper };
}
