import { removeRow } from '../../plan/change';
import { responsibleInUse } from '../../rules/removals';
import { object } from '../../shape/shape';
import { accept, refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';

export const REMOVE_RESPONSIBLE = defineAction({
  type: 'REMOVE_RESPONSIBLE',
  summary:
    'Removes a responsible who is on no task, restriction or closed term; others can be made inactive.',
  payload: object({ responsibleId: rowId }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { responsibleId }) {
    const responsible = plan.responsibles.get(responsibleId);
    if (!responsible) return refuse('RESPONSIBLE_UNKNOWN');
    const refusal = responsibleInUse(plan, responsibleId);
    if (refusal) return { ok: false, refusal };
    return accept([removeRow('responsibles', responsible)]);
  },
});
