import type { Plan, Task } from '../plan/plan';
import type { Table } from '../plan/table';
import { treeOf } from '../tree/tree';
import { type Bounds, boundsAfter, boundsOf } from './bounds';
import { changedRows } from './changed-rows';
import type { Graph } from './graph';
import { graphOf } from './graph-of';
import { onwardOf } from './onward';
import { weightsInto, weightsOf } from './weights';

/** What a schedule is calculated from. */
export type ScheduleSource = Pick<Plan, 'settings' | 'tasks' | 'links' | 'restrictions'>;

/** A plan as the engine reads it. */
export interface Reading {
  readonly source: ScheduleSource;
  readonly graph: Graph;
  readonly bounds: Bounds;
  /** Least number of days that each arrow of the graph asks between the two starts. */
  readonly weight: Int32Array;
}

const readings = new WeakMap<Table<Task>, Reading>();
/** The reading made last of some version of a family of tables. */
const latest = new WeakMap<object, Reading>();

/**
 * Reads a plan; the same object for the same source. After an edit only the rows that changed are read again: going through
 * thousands of tasks costs more than calculating with what they say.
 */
export function readingOf(plan: ScheduleSource): Reading {
  const known = readings.get(plan.tasks);
  if (known && dependsOnTheSame(known.source, plan)) return known;
  const { settings, tasks, links, restrictions } = plan;
  const source = { settings, tasks, links, restrictions };
  const graph = graphOf(source);
  const last = latest.get(tasks.family);
  const bounds = (last && boundsSince(last, source)) ?? boundsOf(source);
  const weight = last?.graph === graph ? weightsSince(last, bounds) : weightsOf(graph, bounds.duration);
  const reading = { source, graph, bounds, weight };
  readings.set(tasks, reading);
  latest.set(tasks.family, reading);
  return reading;
}

/** Whether two sources differ in their tasks only, if at all. */
export function dependsOnTheSame(a: ScheduleSource, b: ScheduleSource): boolean {
  return a.settings === b.settings && a.restrictions === b.restrictions && a.links === b.links;
}

function boundsSince({ source, bounds }: Reading, plan: ScheduleSource): Bounds | null {
  if (source.settings !== plan.settings || source.restrictions !== plan.restrictions) return null;
  if (source.tasks.lineage !== plan.tasks.lineage || treeOf(source) !== treeOf(plan)) return null;
  const changed = changedRows(source, plan);
  if (changed?.length === 0) return bounds;
  return changed && boundsAfter(bounds, plan, changed);
}

/** The weights in the same graph: another duration counts in the arrows into and out of a task only. */
function weightsSince(last: Reading, bounds: Bounds): Int32Array {
  const { graph } = last;
  const { first, to } = onwardOf(graph);
  let weight: Int32Array | undefined;
  for (let row = 0; row < graph.rows; row += 1) {
    if (bounds.duration[row] === last.bounds.duration[row]) continue;
    weight ??= last.weight.slice();
    weightsInto(graph, bounds.duration, row, weight);
    for (let at = first[row]!; at < first[row + 1]!; at += 1) {
      weightsInto(graph, bounds.duration, to[at]!, weight);
    }
  }
  return weight ?? last.weight;
}
