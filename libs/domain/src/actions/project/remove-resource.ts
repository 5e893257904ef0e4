import { removeRow } from '../../plan/change';
import { resourceInUse } from '../../rules/removals';
import { object } from '../../shape/shape';
import { accept, refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';

export const REMOVE_RESOURCE = defineAction({
  type: 'REMOVE_RESOURCE',
  summary: 'Removes a resource that no task has and that weighs nothing.',
  payload: object({ resourceId: rowId }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { resourceId }) {
    const resource = plan.resources.get(resourceId);
    if (!resource) return refuse('RESOURCE_UNKNOWN');
    const refusal = resourceInUse(plan, resource);
    if (refusal) return { ok: false, refusal };
    return accept([removeRow('resources', resource)]);
  },
});
