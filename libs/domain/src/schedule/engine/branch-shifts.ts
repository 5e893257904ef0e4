import { treeOf } from '../../tree/tree';
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
    if (asked > NO_LOWER) this.shifts[node] = Math.max(0, asked - this.firstOf(gate), this.shiftAround(node));
  }

  /** By how many days the branches around a gate's move. */
  private shiftAround(node: number): number {
    const { first, from } = this.placement.graph;
    let shift = NONE;
    for (let edge = first[node]!; edge < first[node + 1]!; edge += 1) {
      shift = Math.max(shift, this.shifts[from[edge]!]!);
    }
    return shift;
  }

  /** The start that a gate which moves its branch asks of a task of it; undefined when `source` is no such gate. */
  askedBy(source: number, target: number): number | undefined {
    const shift = this.shifts[source]!;
    if (shift === NONE || this.gates.has(target) || this.placement.bounds.isAlap[target]) return undefined;
    return this.initial[target]! + shift;
  }

  /** The first start, or end, among the tasks of a branch that can move. */
  private firstOf({ row, bindsEnds }: Gate): number {
    const { bounds, plan } = this.placement;
    const { order, place, last } = treeOf(plan).structure;
    let first = NO_UPPER;
    for (const leaf of order.subarray(place[row]!, last[row]!)) {
      if (!bounds.isLeaf[leaf] || !this.canMove(leaf)) continue;
      const value = this.initial[leaf]! + (bindsEnds ? bounds.duration[leaf]! : 0);
      if (value < first) first = value;
    }
    return first;
  }

  /**
   * One that stands at its latest day already is late for good: the others would flee from it, further with every edit.
   * Where one goes that is scheduled as late as possible is not its branch's affair.
   */
  private canMove(leaf: number): boolean {
    const { mode, upper, floor, isAlap } = this.placement.bounds;
    if (mode[leaf] !== FREE || isAlap[leaf]) return false;
    return this.initial[leaf]! < Math.max(upper[leaf]!, floor);
  }
}
