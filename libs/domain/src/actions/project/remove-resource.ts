import { removeRow } from '../../plan/change';
import { object } from '../../shape/shape';
import { accept, defineAction, refuse, SMALL } from '../action';
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
    const tasks = plan.tasks.rows.filter((task) => task.resources.some((one) => one.id === resourceId));
    if (tasks.length > 0 || plan.settings.resourceSelected === resourceId) {
      const ids = tasks.map((task) => task.id);
      return refuse('RESOURCE_IN_USE', { name: resource.name, tasks: tasks.length }, ids);
    }
    return accept([removeRow('resources', resource)]);
  },
});
