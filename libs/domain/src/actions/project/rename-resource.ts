import { setFields } from '../../plan/change';
import { object } from '../../shape/shape';
import { refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';
import { acceptNamed } from './named';
import { rowName } from '../../names/name-shape';

export const RENAME_RESOURCE = defineAction({
  type: 'RENAME_RESOURCE',
  summary: 'Gives a resource another name; names are unique.',
  payload: object({ resourceId: rowId, name: rowName }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { resourceId, name }) {
    const resource = plan.resources.get(resourceId);
    if (!resource) return refuse('RESOURCE_UNKNOWN');
    return acceptNamed(plan, [setFields('resources', resource, { name: name.trim() })]);
  },
});
