import { setFields } from '../../plan/change';
import { object } from '../../shape/shape';
import { accept, refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';
import { causeFields } from './cause-fields';
import { accessRefusal } from './entries';

export const EDIT_CAUSE = defineAction({
  type: 'EDIT_CAUSE',
  summary: 'Rewrites a cause of non-compliance of the open short term.',
  payload: object({ taskId: rowId, causeId: rowId, ...causeFields }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { taskId, causeId, cncType, cncOrigin, detail }, context) {
    const refusal = accessRefusal(plan, taskId, context);
    if (refusal) return { ok: false, refusal };
    const task = plan.tasks.get(taskId)!;
    if (!task.causes.some((cause) => cause.id === causeId)) return refuse('CAUSE_UNKNOWN', {}, [taskId]);
    const causes = task.causes.map((cause) =>
      cause.id === causeId ? { id: causeId, cncType, cncOrigin, detail } : cause,
    );
    return accept([setFields('tasks', task, { causes })]);
  },
});
