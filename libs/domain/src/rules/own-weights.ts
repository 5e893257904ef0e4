import type { Refusal } from '../decisions/refusal';
import type { Plan, Task } from '../plan/plan';
import { weightGiven } from '../progress/own-weights';
import { treeOf } from '../tree/tree';
import { about } from './about';

/** Why a task cannot have a weight of its own: only ordinary tasks have one (planning core, section 5). Null when it can, or has none. */
export function weightProblem(plan: Plan, task: Task): Refusal | null {
  if (task.weight === null || (treeOf(plan).isLeaf(task.id) && task.kind === 'task')) return null;
  return about(task, 'WEIGHT_NOT_ALLOWED');
}

/** Why the tasks of a plan cannot have the weights of their own that they have, one of them this task: over 100. Null when they can. */
export function weightsProblem(plan: Plan, task: Task): Refusal | null {
  const total = weightGiven(plan);
  return total > 100 ? about(task, 'WEIGHTS_OVER_100', { total }) : null;
}
