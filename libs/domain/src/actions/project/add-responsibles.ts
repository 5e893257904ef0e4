import { addRow } from '../../plan/change';
import { list, object } from '../../shape/shape';
import { accept, defineAction, LARGE, refuse } from '../action';
import { sameEmail } from '../../names/email-key';
import { responsibleFields, withEmail } from './responsible-fields';

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
    for (const [place, one] of responsibles.entries()) {
      const repeated = responsibles.slice(0, place).some((before) => sameEmail(before.email, one.email));
      if (repeated || withEmail(plan, one.email, null)) {
        return refuse('RESPONSIBLE_DUPLICATE', { email: one.email });
      }
    }
    return accept(
      responsibles.map((one, place) => addRow('responsibles', { ...one, id: context.newId(place) })),
    );
  },
});
