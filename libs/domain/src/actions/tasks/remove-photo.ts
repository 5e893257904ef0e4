import { removeRow } from '../../plan/change';
import { object } from '../../shape/shape';
import { may } from '../../permissions/permission';
import { accept, type Decision, refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';

export const REMOVE_PHOTO = defineAction({
  type: 'REMOVE_PHOTO',
  summary: 'Takes a photo off its task: an own one, or any for whoever edits the plan.',
  payload: object({ photoId: rowId }),
  permission: 'attachFiles',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { photoId }, { actor }): Decision {
    const photo = plan.photos.get(photoId);
    if (!photo) return refuse('PHOTO_UNKNOWN');
    if (photo.userId !== actor.userId && !may(actor, 'editPlan')) return refuse('PHOTO_NOT_YOURS');
    return accept([removeRow('photos', photo)]);
  },
});
