import { addRow, evolve } from '../../plan/change';
import { object, optional } from '../../shape/shape';
import { type Decision, refuse } from '../../decisions/decision';
import { photoProblems } from '../../rules/photo-limits';
import { defineAction, SMALL } from '../action';
import { instant, newRowId, rowId } from '../payload-fields';
import { accessRefusal } from '../terms/entries';

/** How far the clock of a device may be ahead; a photo said to be taken later was taken now. */
const CLOCKS_DIFFER_MS = 24 * 3_600_000;

export const ADD_PHOTO = defineAction({
  type: 'ADD_PHOTO',
  summary:
    'Puts a photo on a task, or on what it lacks; responsibles put it on own tasks, without proposing it. What it shows is sent beside the plan, under the same id.',
  payload: object({ taskId: rowId, photoId: newRowId, takenAt: instant, restrictionId: optional(rowId) }),
  permission: 'attachFiles',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { taskId, photoId, takenAt, restrictionId }, context): Decision {
    const refusal = accessRefusal(plan, taskId, context);
    if (refusal) return { ok: false, refusal };
    if (plan.photos.has(photoId)) return refuse('PHOTO_EXISTS');
    const { userId, name } = context.actor;
    const row = {
      ...{ id: photoId, taskId, takenAt: notAhead(takenAt, context.now), userId, name },
      ...(restrictionId !== undefined && { restrictionId }),
    };
    const changes = [addRow('photos', row)];
    const after = evolve(plan, changes);
    const full = photoProblems(after).find(({ rows = [taskId] }) => rows.includes(taskId));
    return full ? { ok: false, refusal: full } : { ok: true, changes, after };
  },
});

const notAhead = (takenAt: string, now: string): string =>
  Date.parse(takenAt) - Date.parse(now) > CLOCKS_DIFFER_MS ? now : takenAt;
