import { addRow } from '../../plan/change';
import { object } from '../../shape/shape';
import { accept, defineAction, refuse, SMALL } from '../action';
import { isNameTaken } from '../../names/name-key';
import { rowName } from '../../names/name-shape';

export const ADD_RESOURCE = defineAction({
  type: 'ADD_RESOURCE',
  summary: 'Adds a resource that tasks can have amounts of; names are unique.',
  payload: object({ name: rowName }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { name }, context) {
    if (isNameTaken(plan.resources, name)) return refuse('RESOURCE_NAME_TAKEN', { name });
    return accept([addRow('resources', { id: context.newId(0), name: name.trim() })]);
  },
});
