import { memoByFields } from '../tree/memo-by-fields';
import { treeOf } from '../tree/tree';
import { apportion } from './largest-remainder';
import { sharesOf } from './shares';

/** What each task weighs in the project. */
export interface Weights {
  /** Percent of the project with 2 decimals; a summary's is the sum of its children's. 0 for an unknown id. */
  of(id: string): number;
  /** The same before rounding to percent, in whole units: what means and totals are calculated with. */
  share(id: string): number;
  /** Sum of the leaves' shares; 0 when nothing in the plan weighs anything. */
  readonly totalShare: number;
}

/** What shares are made of (see shares.ts). */
export const WEIGHED = {
  tasks: ['duration', 'weight', 'resources'],
  parts: ['settings', 'baselines'],
} as const;

/** Hundredths of a percent in the whole project. */
const UNITS = 10_000;

/**
 * The weights of a plan under its weighing option: those of the leaves total exactly 100.00 by largest remainder, unless
 * nothing weighs anything (an empty plan, milestones only), when all are 0.
 */
export const weightsOf = memoByFields(WEIGHED, (plan): Weights => {
  const tree = treeOf(plan);
  const leafShares = sharesOf(plan);
  const leafUnits = apportion(leafShares, UNITS);
  const size = plan.tasks.size;
  const shares = new Float64Array(size);
  const units = new Float64Array(size);
  tree.leaves.forEach((id, place) => {
    const row = plan.tasks.positionOf(id)!;
    shares[row] = leafShares[place]!;
    units[row] = leafUnits[place]!;
  });
  const { order, parent } = tree.structure;
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const row = order[place]!;
    const above = parent[row]!;
    if (above < 0) continue;
    shares[above]! += shares[row]!;
    units[above]! += units[row]!;
  }
  const at = (values: Float64Array, id: string): number => values[plan.tasks.positionOf(id) ?? -1] ?? 0;
  return {
    of: (id) => at(units, id) / 100,
    share: (id) => at(shares, id),
    totalShare: leafShares.reduce((sum, share) => sum + share, 0),
  };
});
