import { addRow } from '../../plan/change';
import { object } from '../../shape/shape';
import { accept, type Decision, refuse } from '../../decisions/decision';
import { about } from '../../rules/about';
import { defineAction, SMALL } from '../action';
import { instant, newRowId, rowId } from '../payload-fields';
import { accessRefusal } from '../terms/entries';

/** Photos of one task; what they show in bytes has a limit of its own where it is stored. */
const MAX_PHOTOS = 50;
/** Photos of a whole project. */
export const MAX_PROJECT_PHOTOS = 5000;

export const ADD_PHOTO = defineAction({
  type: 'ADD_PHOTO',
  summary:
    'Puts a photo on a task; responsibles put it on own tasks, without proposing it. What it shows is sent beside the plan, under the same id.',
  payload: object({ taskId: rowId, photoId: newRowId, takenAt: instant }),
  permission: 'attachFiles',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { taskId, photoId, takenAt }, context): Decision {
    const refusal = accessRefusal(plan, taskId, context);
    if (refusal) return { ok: false, refusal };
    if (plan.photos.has(photoId)) return refuse('PHOTO_EXISTS');
    const present = plan.photos.rows.filter((photo) => photo.taskId === taskId).length;
    if (present >= MAX_PHOTOS) {
      return { ok: false, refusal: about(plan.tasks.get(taskId)!, 'PHOTOS_FULL', { max: MAX_PHOTOS }) };
    }
    if (plan.photos.size >= MAX_PROJECT_PHOTOS) {
      return refuse('PROJECT_PHOTOS_FULL', { max: MAX_PROJECT_PHOTOS });
    }
    const { userId, name } = context.actor;
    return accept([addRow('photos', { id: photoId, taskId, takenAt, userId, name })]);
  },
});
