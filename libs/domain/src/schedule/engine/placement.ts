import { treeOf } from '../../tree/tree';
import { type Bounds, FIXED, FREE } from './bounds';
import type { Graph } from './graph';
import { presentStartsOf } from './present';
import { type ScheduleSource, readingOf } from './reading';

/** Where every task stands at present and what an edit has moved: the working state of one rescheduling. */
export interface Placement {
  readonly plan: ScheduleSource;
  readonly graph: Graph;
  readonly bounds: Bounds;
  readonly weight: Int32Array;
  /** Present start by node, in ordinals; changes as tasks move. */
  readonly position: Int32Array;
  /** Rows that the edit named: tasks, and whole branches. */
  readonly isNamed: Uint8Array;
  /** Nodes that moved, or were named: what depends on them is looked at. */
  readonly isDirty: Uint8Array;
  /** Tasks whose dates are to be written again. */
  readonly isPlaced: Uint8Array;
  /** Tasks that stand where a predecessor put them. */
  readonly isDriven: Uint8Array;
}

/** Sets out the present dates. `named` are the ids that the edit touched; a summary stands for its whole branch. */
export function newPlacement(plan: ScheduleSource, named: Iterable<string>): Placement {
  const { graph, bounds, weight } = readingOf(plan);
  const position = new Int32Array(graph.size);
  position.set(presentStartsOf(plan));
  const isNamed = new Uint8Array(graph.rows);
  const { order, place, last } = treeOf(plan).structure;
  for (const id of named) {
    const row = plan.tasks.positionOf(id);
    if (row === undefined) continue;
    for (const one of order.subarray(place[row]!, last[row]!)) isNamed[one] = 1;
  }
  return {
    plan,
    graph,
    bounds,
    weight,
    position,
    isNamed,
    isDirty: new Uint8Array(graph.size),
    isPlaced: new Uint8Array(graph.rows),
    isDriven: new Uint8Array(graph.rows),
  };
}

/** Puts a task at a start, unless history or a fixed date decides; remembers whether it moved. */
export function putAt(placement: Placement, row: number, wanted: number): void {
  const { bounds, position, isDirty, isNamed, isPlaced } = placement;
  const mode = bounds.mode[row]!;
  let start = wanted;
  if (mode === FIXED) start = Math.max(bounds.at[row]!, bounds.floor);
  else if (mode !== FREE) start = position[row]!;
  if (start !== position[row]) {
    position[row] = start;
    isDirty[row] = isPlaced[row] = 1;
  } else if (isNamed[row]) {
    isDirty[row] = isPlaced[row] = 1;
  }
}
