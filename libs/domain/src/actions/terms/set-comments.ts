import { setFields } from '../../plan/change';
import { object, text } from '../../shape/shape';
import { accept } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';
import { accessRefusal } from './entries';

export const SET_COMMENTS = defineAction({
  type: 'SET_COMMENTS',
  summary: "Writes a task's comments; whoever records progress does so on own tasks.",
  payload: object({ taskId: rowId, comments: text(5000) }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { taskId, comments }, context) {
    const refusal = accessRefusal(plan, taskId, context);
    if (refusal) return { ok: false, refusal };
    return accept([setFields('tasks', plan.tasks.get(taskId)!, { comments })]);
  },
});
