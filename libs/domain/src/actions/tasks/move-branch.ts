import { type Change, evolve, setFields } from '../../plan/change';
import type { Plan, Task } from '../../plan/plan';
import { linksProblem } from '../../rules/links';
import { nullable, number, object, optional } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { type Decision, refuse } from '../../decisions/decision';
import { SMALL, defineAction } from '../action';
import { rowId } from '../payload-fields';
import { childlessSummaries } from '../../schedule';
import { acceptWithFollowers } from './cascade';
import { slotAfter } from './siblings';
import { about } from '../../rules/about';
import { parentProblem } from '../../rules/branches';

export const MOVE_BRANCH = defineAction({
  type: 'MOVE_BRANCH',
  summary: 'Puts a task with everything below it elsewhere in the tree: indents, outdents, reorders.',
  payload: object({
    id: rowId,
    parent: nullable(rowId),
    after: optional(nullable(rowId)),
    index: optional(number(-1e9, 1e9)),
  }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { id, parent, after, index }): Decision {
    const task = plan.tasks.get(id);
    if (!task) return refuse('TASK_UNKNOWN', undefined, [id]);
    if (parent !== null && (parent === id || treeOf(plan).isBelow(parent, id))) {
      return { ok: false, refusal: about(task, 'TASK_INTO_OWN_BRANCH') };
    }
    const refusal = parent === treeOf(plan).parentOf(id) ? null : parentProblem(plan, parent);
    if (refusal) return { ok: false, refusal };
    const slot = index === undefined ? slotAfter(plan, parent, after, id) : { index, changes: [] };
    const moved = [...slot.changes, setFields('tasks', task, { parent, index: slot.index })];
    return settle(
      plan,
      task,
      moved.filter((change): change is Change => change !== null),
    );
  },
});

function settle(plan: Plan, task: Task, moved: readonly Change[]): Decision {
  const after = evolve(plan, moved);
  // In its new place a branch may stand below a task that it is linked with, or close a loop through a summary.
  const refusal = linksProblem(plan, after);
  if (refusal) return { ok: false, refusal };
  const isReordered = treeOf(plan).parentOf(task.id) === treeOf(after).parentOf(task.id);
  if (isReordered) return { ok: true, changes: moved };
  return acceptWithFollowers(plan, [...moved, ...childlessSummaries(plan, after)]);
}
