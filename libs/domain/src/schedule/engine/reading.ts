import type { Plan, Task } from '../../plan/plan';
import { differingRows, removedRows, type RowChanges } from '../../plan/row-changes';
import type { Table } from '../../plan/table';
import { treeOf } from '../../tree/tree';
import { type Bounds, boundsAfter, boundsOf, suspectRows } from './bounds';
import { type Graph, enteredSince } from './graph';
import { graphOf } from './graph-of';
import { successorsOf } from './successors';
import { taskChanges, touchedRows } from './task-changes';
import { weightsAfter, weightsInto, weightsOf } from './weights';

/** Beyond this share of the rows, reading all of them again is no slower. */
const SHARE = 0.25;

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
  const bounds = (last && boundsSince(last, source, graph.rows)) ?? boundsOf(source, graph.rows);
  const weight = (last && weightsSince(last, graph, bounds)) ?? weightsOf(graph, bounds.duration);
  const reading = { source, graph, bounds, weight };
  readings.set(tasks, reading);
  latest.set(tasks.family, reading);
  return reading;
}

/** Whether two sources differ in their tasks only, if at all. */
export function dependsOnTheSame(a: ScheduleSource, b: ScheduleSource): boolean {
  return a.settings === b.settings && a.restrictions === b.restrictions && a.links === b.links;
}

/** The bounds after an edit; null where single tasks are not all that changed. */
function boundsSince({ source, graph, bounds }: Reading, plan: ScheduleSource, room: number): Bounds | null {
  if (source.settings !== plan.settings || source.restrictions !== plan.restrictions) return null;
  const changes = graph.rows === room ? taskChanges(source, plan) : null;
  if (!changes || bindBranchesElse(changes, source, plan)) return null;
  const rows = [...new Set([...touchedRows(changes), ...relinkedPoints(source, plan, bounds)])];
  if (rows.length === 0) return bounds;
  return rows.length > 1 + room * SHARE ? null : boundsAfter(bounds, plan, rows);
}

/**
 * The tasks without any duration, be they milestones or done within days off, with other links to them: whether there are
 * any decides where their restrictions hold them (see `requiredPoint`). Those that changed themselves are read anyway.
 */
function relinkedPoints(
  { links: was }: ScheduleSource,
  { links: is, tasks }: ScheduleSource,
  { duration }: Bounds,
): readonly number[] {
  if (was === is) return [];
  const others = differingRows(was, is).flatMap(([before, after]) => (before ? [before, after] : [after]));
  const targets = [...others, ...removedRows(was, is)].map(({ target }) => tasks.positionOf(target));
  return targets.filter((row): row is number => row !== undefined && duration[row] === 0);
}

/** Whether a summary's constraint, which bounds a whole branch, is another. */
function bindBranchesElse(
  { moved, changed }: RowChanges,
  before: ScheduleSource,
  after: ScheduleSource,
): boolean {
  const { children } = treeOf(after).structure;
  const isOther = (from: number, to: number): boolean => {
    const a = before.tasks.rows[from]!;
    const b = after.tasks.rows[to]!;
    return !!children[to] && (a.constraintType !== b.constraintType || a.constraintDate !== b.constraintDate);
  };
  return changed.some((row) => isOther(row, row)) || moved.some(({ from, to }) => isOther(from, to));
}

/**
 * The weights after an edit: another duration counts in the arrows into and out of a task only. Null for a graph that was not
 * made of the last one.
 */
function weightsSince(last: Reading, graph: Graph, bounds: Bounds): Int32Array | null {
  const entered = enteredSince(last.graph, graph);
  if (!entered) return null;
  const { duration } = bounds;
  const others = suspectRows(last.bounds, bounds).filter(
    (row) => last.bounds.duration[row] !== duration[row],
  );
  if (last.graph === graph && others.length === 0) return last.weight;
  const weight =
    last.graph === graph
      ? last.weight.slice()
      : weightsAfter(last.graph, last.weight, graph, duration, entered);
  const { first, to } = successorsOf(graph);
  for (const row of others) {
    weightsInto(graph, duration, row, weight);
    for (let at = first[row]!; at < first[row + 1]!; at += 1) weightsInto(graph, duration, to[at]!, weight);
  }
  return weight;
}
