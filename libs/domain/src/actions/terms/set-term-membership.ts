import { type Change, setFields } from '../../plan/change';
import type { Plan, Task } from '../../plan/plan';
import { boolean, list, object } from '../../shape/shape';
import { NOTHING_ASSIGNED } from '../../plan/measures';
import { isMember } from '../../terms/membership';
import { treeOf } from '../../tree/tree';
import type { Refusal } from '../../decisions/refusal';
import { defineAction, LARGE } from '../action';
import { acceptWithFollowers } from '../tasks/cascade';
import { MAX_BULK, rowId } from '../payload-fields';
import { bulkRefusal } from './entries';
import { isDone } from '../../progress/hundredths';

export const SET_TERM_MEMBERSHIP = defineAction({
  type: 'SET_TERM_MEMBERSHIP',
  summary:
    'Takes tasks into the open short term or out of it; out resets progress and commitment to those of the last close.',
  payload: object({ taskIds: list(rowId, MAX_BULK, 1), member: boolean }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, { taskIds, member }, context) {
    const refusal = bulkRefusal(plan, taskIds, context, (task) => membershipRefusal(plan, task, member));
    if (refusal) return { ok: false, refusal };
    const changes = [...new Set(taskIds)].map((id) => membershipChange(plan, plan.tasks.get(id)!, member));
    return acceptWithFollowers(plan, changes);
  },
});

function membershipRefusal(plan: Plan, task: Task, member: boolean): Refusal | null {
  const params = { task: task.text };
  if (!treeOf(plan).isLeaf(task.id)) return { code: 'SUMMARY_FOLLOWS_CHILDREN', params, rows: [task.id] };
  if (member && isDone(task.lastProgress)) return { code: 'TASK_COMPLETED', params, rows: [task.id] };
  return null;
}

/** What the dates say anyway is not written down: the task goes on following them. */
function membershipChange(plan: Plan, task: Task, member: boolean): Change | null {
  const byDates = isMember(plan, { ...task, inTerm: null });
  const inTerm = byDates === member ? null : member;
  if (member) return setFields('tasks', task, { inTerm, imported: false });
  return setFields('tasks', task, {
    inTerm,
    progress: task.lastProgress,
    commitment: null,
    causes: [],
    ...NOTHING_ASSIGNED,
    imported: false,
  });
}
