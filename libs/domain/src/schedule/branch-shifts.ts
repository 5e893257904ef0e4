import { treeOf } from '../tree/tree';
import { FREE, NO_LOWER, NO_UPPER } from './bounds';
import { END_GATE, START_GATE, roleOfKey, rowOfKey } from './branch-nodes';
import type { Placement } from './placement';

const NONE = -1;

interface Gate {
  readonly row: number;
  readonly bindsEnds: boolean;
}

/**
 * Moves branches as a whole: where the project wants it so, the tasks of a summary that is pushed keep their distances.
 *
 * A push is then a number of days for the whole branch instead of one earliest start for all of it. A gate that nothing
 * pushed stays an earliest start: dragging one task of the branch must not move the others.
 */
export class BranchShifts {
  private readonly gates = new Map<number, Gate>();
  /** Days by which each gate moves its branch; `NONE` for gates that do not, and for other nodes. */
  private readonly shifts: Int32Array;
  private readonly initial: Int32Array;

  constructor(
    private readonly placement: Placement,
    strict: boolean,
  ) {
    this.initial = placement.position.slice();
    this.shifts = new Int32Array(placement.graph.size).fill(NONE);
    if (strict || !placement.plan.settings.autoSchedulingMoveProjects) return;
    const { keys, nodeOf } = placement.graph;
    for (const key of keys) {
      const role = roleOfKey(key);
      if (role < START_GATE) continue;
      this.gates.set(nodeOf[key]!, { row: rowOfKey(key), bindsEnds: role === END_GATE });
    }
  }

  /** To be called when the earliest start that a node asks is known: decides by how many days its branch has to move. */
  enter(node: number): void {
    const gate = this.gates.get(node);
    if (!gate) return;
    const { isDirty, isNamed, position } = this.placement;
    if (!isDirty[node] && !isNamed[gate.row]) return;
    isDirty[node] = 1;
    const asked = position[node]!;
    if (asked > NO_LOWER) this.shifts[node] = Math.max(0, asked - this.firstOf(gate));
  }

  /** The start that a gate which moves its branch asks of a node behind it; undefined when `source` is no such gate. */
  askedBy(source: number, target: number): number | undefined {
    const shift = this.shifts[source]!;
    if (shift === NONE) return undefined;
    const inner = this.gates.get(target);
    return (inner ? this.firstOf(inner) : this.initial[target]!) + shift;
  }

  /** The first start, or end, among the tasks of a branch that can move. */
  private firstOf({ row, bindsEnds }: Gate): number {
    const { bounds, plan } = this.placement;
    const { order, place, last } = treeOf(plan).structure;
    let first = NO_UPPER;
    for (const leaf of order.subarray(place[row]!, last[row]!)) {
      if (!bounds.isLeaf[leaf] || bounds.mode[leaf] !== FREE) continue;
      const value = this.initial[leaf]! + (bindsEnds ? bounds.duration[leaf]! : 0);
      if (value < first) first = value;
    }
    return first;
  }
}
