import type { Plan, Task } from '../plan/plan';
import type { Table } from '../plan/table';
import { type Bounds, boundsAfter, boundsOf } from './bounds';
import { changedRows } from './changed-rows';
import { type Graph, graphOf } from './graph';
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
const latest = new WeakMap<Graph, Reading>();

/**
 * Reads a plan; the same object for the same source. After an edit only the rows that changed are read again: going through
 * thousands of tasks costs more than calculating with what they say.
 */
export function readingOf(plan: ScheduleSource): Reading {
  const known = readings.get(plan.tasks);
  const graph = graphOf(plan);
  if (known?.graph === graph && dependsOnTheSame(known.source, plan)) return known;
  const last = latest.get(graph);
  const reading = (last && readAfter(last, plan)) ?? readWhole(plan, graph);
  readings.set(plan.tasks, reading);
  latest.set(graph, reading);
  return reading;
}

/** Whether two sources differ in their tasks only, if at all. */
export function dependsOnTheSame(a: ScheduleSource, b: ScheduleSource): boolean {
  return a.settings === b.settings && a.restrictions === b.restrictions && a.links === b.links;
}

function sourceOf({ settings, tasks, links, restrictions }: ScheduleSource): ScheduleSource {
  return { settings, tasks, links, restrictions };
}

function readWhole(plan: ScheduleSource, graph: Graph): Reading {
  const bounds = boundsOf(plan);
  return { source: sourceOf(plan), graph, bounds, weight: weightsOf(graph, bounds.duration) };
}

function readAfter(last: Reading, plan: ScheduleSource): Reading | null {
  if (!dependsOnTheSame(last.source, plan)) return null;
  const changed = changedRows(last.source, plan);
  if (!changed) return null;
  const bounds = boundsAfter(last.bounds, plan, changed);
  const { graph } = last;
  const longer = changed.filter((row) => bounds.duration[row] !== last.bounds.duration[row]);
  let { weight } = last;
  if (longer.length > 0) {
    weight = weight.slice();
    const { first, to } = onwardOf(graph);
    for (const row of longer) {
      weightsInto(graph, bounds.duration, row, weight);
      for (let at = first[row]!; at < first[row + 1]!; at += 1) {
        weightsInto(graph, bounds.duration, to[at]!, weight);
      }
    }
  }
  return { source: sourceOf(plan), graph, bounds, weight };
}
