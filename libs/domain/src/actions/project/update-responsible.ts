import { setFields } from '../../plan/change';
import { object, optional } from '../../shape/shape';
import { accept, defineAction, refuse, SMALL } from '../action';
import { given, rowId } from '../payload-fields';
import { responsibleFields, withEmail } from './responsible-fields';

export const UPDATE_RESPONSIBLE = defineAction({
  type: 'UPDATE_RESPONSIBLE',
  summary: 'Changes what is known about a responsible, or makes them active or inactive.',
  payload: object({
    responsibleId: rowId,
    values: object({
      userId: optional(responsibleFields.userId),
      firstName: optional(responsibleFields.firstName),
      lastName: optional(responsibleFields.lastName),
      email: optional(responsibleFields.email),
      company: optional(responsibleFields.company),
      function: optional(responsibleFields.function),
      role: optional(responsibleFields.role),
      isActive: optional(responsibleFields.isActive),
    }),
  }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { responsibleId, values }) {
    const responsible = plan.responsibles.get(responsibleId);
    if (!responsible) return refuse('RESPONSIBLE_UNKNOWN');
    if (values.email !== undefined && withEmail(plan, values.email, responsibleId)) {
      return refuse('RESPONSIBLE_DUPLICATE', { email: values.email });
    }
    return accept([setFields('responsibles', responsible, given(values))]);
  },
});
