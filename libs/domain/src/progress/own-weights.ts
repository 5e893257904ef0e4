import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';

/** Percent of the project that its ordinary tasks have as weights of their own, 2 decimals; without one of them, if named. */
export function weightGiven(plan: Plan, exceptId: string | null = null): number {
  let hundredths = 0;
  for (const id of treeOf(plan).leaves) {
    const task = plan.tasks.get(id)!;
    if (id !== exceptId && task.kind === 'task') hundredths += Math.round((task.weight ?? 0) * 100);
  }
  return hundredths / 100;
}
