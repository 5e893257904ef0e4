import { setFields } from '../../plan/change';
import { object } from '../../shape/shape';
import { accept, refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';
import { accessRefusal } from './entries';

export const REMOVE_CAUSE = defineAction({
  type: 'REMOVE_CAUSE',
  summary: 'Takes a cause of non-compliance of the open short term away.',
  payload: object({ taskId: rowId, causeId: rowId }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { taskId, causeId }, context) {
    const refusal = accessRefusal(plan, taskId, context);
    if (refusal) return { ok: false, refusal };
    const task = plan.tasks.get(taskId)!;
    const causes = task.causes.filter((cause) => cause.id !== causeId);
    if (causes.length === task.causes.length) return refuse('CAUSE_UNKNOWN', {}, [taskId]);
    return accept([setFields('tasks', task, { causes })]);
  },
});
