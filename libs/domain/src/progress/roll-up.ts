import { memoByFields } from '../tree/memo-by-fields';
import { treeOf } from '../tree/tree';
import { hundredths, WHOLE } from './hundredths';
import { WEIGHED, weightsOf } from './weights';

/** One child of a summary: what it weighs (any unit) and its progress 0..1. */
export interface Weighed {
  readonly weight: number;
  readonly progress: number;
}

/**
 * Progress of a summary: the weighted mean of its children, half up to 2 decimals, at most 1, and 0.99 or more counts as 1.
 * Children that weigh nothing (milestones only) count equally.
 */
export function rollUp(children: readonly Weighed[]): number {
  let weight = 0;
  let done = 0;
  let plain = 0;
  for (const child of children) {
    const progress = hundredths(child.progress);
    weight += child.weight;
    done += child.weight * progress;
    plain += progress;
  }
  return meanOf(weight, done, plain, children.length);
}

function meanOf(weight: number, done: number, plain: number, count: number): number {
  if (count === 0) return 0;
  const mean = weight > 0 ? done / weight : plain / count;
  const rounded = Math.min(WHOLE, Math.floor(mean + 0.5 + 1e-9));
  return rounded >= WHOLE - 1 ? 1 : rounded / WHOLE;
}

/** Progress of every task, summaries rolled up. */
export interface Progress {
  /** 0..1 with 2 decimals: what was recorded for a leaf, the roll-up for a summary, 0 for an unknown id. */
  of(id: string): number;
  /** The project's: the mean of its leaves by exact weight, 0..1, not rounded (screens do). */
  readonly project: number;
}

/** With the progress of each, the weights: see weights.ts. */
const ROLLED_UP = {
  tasks: ['progress', ...WEIGHED.tasks],
  parts: WEIGHED.parts,
} as const;

/** The progress of a plan's tasks. */
export const progressOf = memoByFields(ROLLED_UP, (plan): Progress => {
  const { order, parent, children } = treeOf(plan).structure;
  const { rows } = plan.tasks;
  const weights = weightsOf(plan);
  const progress = new Float64Array(rows.length);
  const weight = new Float64Array(rows.length);
  const done = new Float64Array(rows.length);
  const plain = new Float64Array(rows.length);
  let projectDone = 0;
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const row = order[place]!;
    const share = weights.share(rows[row]!.id);
    const below = children[row];
    progress[row] = below ? meanOf(weight[row]!, done[row]!, plain[row]!, below.length) : rows[row]!.progress;
    if (!below) projectDone += share * hundredths(progress[row]!);
    const above = parent[row]!;
    if (above < 0) continue;
    weight[above]! += share;
    done[above]! += share * hundredths(progress[row]!);
    plain[above]! += hundredths(progress[row]!);
  }
  const total = weights.totalShare;
  return {
    of: (id) => progress[plan.tasks.positionOf(id) ?? -1] ?? 0,
    project: total > 0 ? projectDone / total / WHOLE : 0,
  };
});
