import { setFields } from '../../plan/change';
import { object, text } from '../../shape/shape';
import { accept } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';
import { accessRefusal } from './entries';

export const SET_COMMENTS = defineAction({
  type: 'SET_COMMENTS',
  summary:
    "Writes a task's comments; responsibles do so on own tasks, also where they propose everything else.",
  payload: object({ taskId: rowId, comments: text(5000) }),
  permission: 'comment',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { taskId, comments }, context) {
    const refusal = accessRefusal(plan, taskId, context);
    if (refusal) return { ok: false, refusal };
    return accept([setFields('tasks', plan.tasks.get(taskId)!, { comments })]);
  },
});
