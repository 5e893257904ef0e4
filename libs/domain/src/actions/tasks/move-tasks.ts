import type { Plan, Task } from '../../plan/plan';
import { hasBegun } from '../../progress/has-begun';
import { aboutAll } from '../../rules/gathered';
import { integer, list, object } from '../../shape/shape';
import { topsAmong } from '../../tree/tops';
import { treeOf } from '../../tree/tree';
import { type Decision, refuse } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { LARGE, defineAction } from '../action';
import { MAX_BULK, rowId } from '../payload-fields';
import { acceptShifted } from './shifted-tasks';

/** Working days that bars are moved by at most: longer than any project. */
const MAX_SHIFT = 9999;

export const MOVE_TASKS = defineAction({
  type: 'MOVE_TASKS',
  summary:
    'Puts several bars so many working days later, or earlier; what follows moves with them. A summary takes its branch along.',
  payload: object({
    ids: list(rowId, MAX_BULK, 1),
    days: integer(-MAX_SHIFT, MAX_SHIFT),
  }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, { ids, days }): Decision {
    const unknown = ids.filter((id) => !plan.tasks.has(id));
    if (unknown.length > 0) return refuse('TASK_UNKNOWN', undefined, unknown);
    if (days === 0) return { ok: true, changes: [] };
    const tree = treeOf(plan);
    const tops = topsAmong(tree, ids).map((id) => plan.tasks.get(id)!);
    const branches = tops.filter(({ id }) => !tree.isLeaf(id));
    const leaves = tops.filter(({ id }) => tree.isLeaf(id));
    const refusal = standsStill(plan, branches, leaves);
    if (refusal) return { ok: false, refusal };
    // What has begun in a branch stays, as when the branch is moved alone.
    const inBranches = branches.flatMap(({ id }) => freeLeaves(plan, id));
    return acceptShifted(
      plan,
      [...leaves, ...inBranches],
      days,
      branches.map(({ id }) => id),
    );
  },
});

/** Why they cannot all be moved, naming each that cannot; null when they can. */
function standsStill(plan: Plan, branches: readonly Task[], leaves: readonly Task[]): Refusal | null {
  if (branches.length > 0 && !plan.settings.autoSchedulingMoveProjects)
    return aboutAll(branches, 'SUMMARY_NOT_MOVABLE');
  const begun = branches.flatMap(({ id }) => (freeLeaves(plan, id).length === 0 ? leavesOf(plan, id) : []));
  return aboutAll([...leaves.filter(hasBegun), ...begun], 'TASK_START_WITH_PROGRESS');
}

/** The work below a summary that has not begun. */
export const freeLeaves = (plan: Plan, summary: string): readonly Task[] =>
  leavesOf(plan, summary).filter((task) => !hasBegun(task));

/** All the work below a summary. */
export function leavesOf(plan: Plan, summary: string): readonly Task[] {
  const tree = treeOf(plan);
  return tree
    .descendantsOf(summary)
    .filter((id) => tree.isLeaf(id))
    .map((id) => plan.tasks.get(id)!);
}
