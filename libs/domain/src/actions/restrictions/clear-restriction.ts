import { removeRow } from '../../plan/change';
import { object } from '../../shape/shape';
import { defineAction, SMALL } from '../action';
import { acceptWithFollowers } from '../tasks/cascade';
import { rowId } from '../payload-fields';
import { editableRestriction, lateRefusal, tasksRefusal } from './restriction-access';
import { withUnrestricted } from './unrestricted-tasks';

export const CLEAR_RESTRICTION = defineAction({
  type: 'CLEAR_RESTRICTION',
  summary: 'Removes a restriction that turned out not to be one.',
  payload: object({ restrictionId: rowId }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { restrictionId }, context) {
    const found = editableRestriction(plan, restrictionId, context);
    if ('refusal' in found) return { ok: false, refusal: found.refusal };
    const refusal =
      tasksRefusal(plan, found.restriction.taskIds, context) ?? lateRefusal(plan, found.restriction, context);
    if (refusal) return { ok: false, refusal };
    const cleared = removeRow('restrictions', found.restriction);
    return acceptWithFollowers(plan, withUnrestricted(plan, [cleared], found.restriction.taskIds));
  },
});
