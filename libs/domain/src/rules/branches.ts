import type { Refusal } from '../decisions/refusal';
import type { Plan, Task } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { restrictionsOf } from '../restrictions/of-task';
import { treeOf } from '../tree/tree';
import { about } from './about';

/** Why a task cannot get (more) children: it would stop being one that has work of its own. Null when it can. */
export function parentProblem(plan: Plan, parent: string | null): Refusal | null {
  if (parent === null) return null;
  const task = plan.tasks.get(parent);
  if (!task) return { code: 'TASK_UNKNOWN', rows: [parent] };
  return treeOf(plan).kindOf(parent) === 'summary' ? null : branchProblem(plan, task);
}

/** Why a task that is a branch in one plan cannot be one with the restrictions of another: what it has of its own. */
export function branchProblem(plan: Pick<Plan, 'restrictions'>, task: Task): Refusal | null {
  if (task.kind === 'milestone') return about(task, 'PARENT_IS_MILESTONE');
  if (hasBegun(task) || task.commitment !== null) return about(task, 'PARENT_HAS_PROGRESS');
  if (restrictionsOf(plan, task.id).all.length > 0) return about(task, 'PARENT_HAS_RESTRICTIONS');
  return null;
}
