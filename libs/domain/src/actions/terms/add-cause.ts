import { setFields } from '../../plan/change';
import { object } from '../../shape/shape';
import { fallsShort } from '../../terms/causes';
import { accept, refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';
import { causeFields, MAX_CAUSES } from './cause-fields';
import { accessRefusal } from './entries';

export const ADD_CAUSE = defineAction({
  type: 'ADD_CAUSE',
  summary: 'Gives a cause of non-compliance to a task whose progress is below its commitment.',
  payload: object({ taskId: rowId, ...causeFields }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { taskId, cncType, cncOrigin, detail }, context) {
    const refusal = accessRefusal(plan, taskId, context);
    if (refusal) return { ok: false, refusal };
    const task = plan.tasks.get(taskId)!;
    if (!fallsShort(task)) return refuse('CAUSE_NOT_NEEDED', { task: task.text }, [taskId]);
    if (task.causes.length >= MAX_CAUSES) return refuse('CAUSES_FULL', { max: MAX_CAUSES }, [taskId]);
    const cause = { id: context.newId(0), cncType, cncOrigin, detail };
    return accept([setFields('tasks', task, { causes: [...task.causes, cause] })]);
  },
});
