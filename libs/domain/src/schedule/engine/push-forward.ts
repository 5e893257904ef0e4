import { NO_LOWER, NO_UPPER } from './bounds';
import { BranchShifts } from './branch-shifts';
import { type Placement, putAt } from './placement';

/**
 * Places what an edit named, and what follows it, at or after what its links ask; everything else stays.
 *
 * Not strict: a task moves only as far forward as it must. Strict: one that has predecessors moves back to its earliest
 * place too; without any it has no other place than the one where somebody put it, and stays. Tasks that are scheduled as late as possible go where `latest` says.
 */
export function pushForward(placement: Placement, strict: boolean, latest: Int32Array | null): void {
  const { graph, bounds, position, isDirty, isNamed } = placement;
  const branches = new BranchShifts(placement, strict);
  for (let k = 0; k < graph.size; k += 1) {
    const node = graph.order[k]!;
    const follows = followsMoved(placement, node);
    if (node >= graph.rows) {
      position[node] = askedOf(placement, node, branches);
      isDirty[node] = follows ? 1 : 0;
      branches.enter(node);
    } else if (bounds.isLeaf[node]) {
      const isLatest = latest !== null && bounds.isAlap[node] === 1;
      if (isNamed[node] || follows || isLatest) {
        const asked = askedOf(placement, node, branches);
        placeLeaf(placement, node, asked, strict, isLatest ? latest[node]! : null);
      }
    }
  }
}

/** Whether an arrow into the node comes from what moved. */
function followsMoved({ graph, isDirty }: Placement, node: number): boolean {
  const { first, from } = graph;
  const end = first[node + 1]!;
  for (let edge = first[node]!; edge < end; edge += 1) if (isDirty[from[edge]!]) return true;
  return false;
}

function placeLeaf(
  placement: Placement,
  row: number,
  asked: number,
  strict: boolean,
  latest: number | null,
): void {
  const { bounds, position, isDriven } = placement;
  const movesBack = latest !== null || (strict && asked > NO_LOWER);
  const wanted = Math.max(
    asked,
    bounds.lower[row]!,
    bounds.floor,
    latest ?? NO_LOWER,
    movesBack ? NO_LOWER : position[row]!,
  );
  putAt(placement, row, Math.min(wanted, Math.max(bounds.upper[row]!, bounds.floor)));
  isDriven[row] = asked === position[row] ? 1 : 0;
}

/** The earliest start that the links into a node ask for. */
function askedOf({ graph, weight, position }: Placement, node: number, branches: BranchShifts): number {
  const least = graph.isLeast[node] === 1;
  let asked = least ? NO_UPPER : NO_LOWER;
  for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge += 1) {
    const source = graph.from[edge]!;
    const start = branches.askedBy(source, node) ?? position[source]! + weight[edge]!;
    if (least ? start < asked : start > asked) asked = start;
  }
  return asked;
}
