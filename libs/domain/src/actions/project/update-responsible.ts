import { setFields } from '../../plan/change';
import { object, optional } from '../../shape/shape';
import { refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { given, rowId } from '../payload-fields';
import { acceptNamed } from './named';
import { responsibleFields } from './responsible-fields';

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
    return acceptNamed(plan, [setFields('responsibles', responsible, given(values))]);
  },
});
