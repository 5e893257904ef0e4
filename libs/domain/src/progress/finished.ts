import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { isDone } from './hundredths';

/** Whether no work of a plan is left to do; an empty plan has none. */
export const isFinished = (plan: Plan): boolean =>
  treeOf(plan).leaves.every((id) => isDone(plan.tasks.get(id)!.progress));
