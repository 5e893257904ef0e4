import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';

/** Percent of the project that its ordinary tasks have as weights of their own, 2 decimals. */
export function weightGiven(plan: Plan): number {
  const { children } = treeOf(plan).structure;
  let hundredths = 0;
  for (const [row, { kind, weight }] of plan.tasks.rows.entries()) {
    if (weight === null || children[row] || kind !== 'task') continue;
    hundredths += Math.round(weight * 100);
  }
  return hundredths / 100;
}
