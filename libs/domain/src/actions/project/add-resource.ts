import { addRow } from '../../plan/change';
import { object } from '../../shape/shape';
import { defineAction, SMALL } from '../action';
import { acceptNamed } from './named';
import { rowName } from '../../names/name-shape';

export const ADD_RESOURCE = defineAction({
  type: 'ADD_RESOURCE',
  summary: 'Adds a resource that tasks can have amounts of; names are unique.',
  payload: object({ name: rowName }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { name }, context) {
    return acceptNamed(plan, [addRow('resources', { id: context.newId(0), name: name.trim() })]);
  },
});
