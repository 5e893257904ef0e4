import { addRow } from '../../plan/change';
import { list, object } from '../../shape/shape';
import { defineAction, LARGE } from '../action';
import { acceptNamed } from './named';
import { responsibleFields } from './responsible-fields';

/** People that one action adds. */
const MAX_ADDED = 500;

export const ADD_RESPONSIBLES = defineAction({
  type: 'ADD_RESPONSIBLES',
  summary: 'Adds people who can be made responsible for tasks, all or none.',
  payload: object({ responsibles: list(object(responsibleFields), MAX_ADDED, 1) }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, { responsibles }, context) {
    return acceptNamed(
      plan,
      responsibles.map((one, place) => addRow('responsibles', { ...one, id: context.newId(place) })),
    );
  },
});
