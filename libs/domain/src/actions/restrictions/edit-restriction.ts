import { setFields } from '../../plan/change';
import type { Plan, Restriction } from '../../plan/plan';
import {
  commitmentDateProblem,
  committedAfterRequired,
  responsibleProblem,
  taskProblem,
} from '../../restrictions/rules';
import { object, optional } from '../../shape/shape';
import type { Refusal } from '../../decisions/refusal';
import { defineAction, SMALL } from '../action';
import { acceptWithFollowers } from '../tasks/cascade';
import { given, rowId } from '../payload-fields';
import { editableRestriction, tasksAffected, tasksRefusal } from './restriction-access';
import { restrictionFields } from './restriction-fields';
import { withUnrestricted } from './unrestricted-tasks';

export const EDIT_RESTRICTION = defineAction({
  type: 'EDIT_RESTRICTION',
  summary: 'Changes what a restriction says; one released in an earlier short term stays as it is.',
  payload: object({
    restrictionId: rowId,
    values: object({
      taskIds: optional(restrictionFields.taskIds),
      family: optional(restrictionFields.family),
      type: optional(restrictionFields.type),
      detail: optional(restrictionFields.detail),
      comments: optional(restrictionFields.comments),
      responsible: optional(restrictionFields.responsible),
      commited: optional(restrictionFields.commited),
      required: optional(restrictionFields.required),
    }),
  }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { restrictionId, values }, context) {
    const found = editableRestriction(plan, restrictionId, context);
    if ('refusal' in found) return { ok: false, refusal: found.refusal };
    const { restriction } = found;
    const edited: Edited = given(values);
    if (edited.taskIds) edited.taskIds = [...new Set(edited.taskIds)];
    const { taskIds = restriction.taskIds } = edited;
    const added = taskIds.filter((id) => !restriction.taskIds.includes(id));
    const left = restriction.taskIds.filter((id) => !taskIds.includes(id));
    const edit = setFields('restrictions', restriction, edited);
    const affected = tasksAffected(Object.keys(edit?.after ?? {}), restriction.taskIds, taskIds);
    const refusal = tasksRefusal(plan, affected, context) ?? problemOf(plan, restriction, edited, added);
    if (refusal) return { ok: false, refusal };
    return acceptWithFollowers(plan, withUnrestricted(plan, [edit], left));
  },
});

type Edited = { -readonly [F in keyof Restriction]?: Restriction[F] };

/** Only what changes is checked: an old restriction must stay editable after its task began. */
function problemOf(
  plan: Plan,
  restriction: Restriction,
  edited: Edited,
  added: readonly string[],
): Refusal | null {
  const type = edited.type ?? restriction.type;
  const taskIds = type === restriction.type ? added : (edited.taskIds ?? restriction.taskIds);
  const { responsible = null, commited = null } = edited;
  const dates = { ...restriction, ...edited };
  const isOtherDay = dates.required !== restriction.required;
  return (
    taskProblem(plan, taskIds, type) ??
    responsibleProblem(plan, responsible === restriction.responsible ? null : responsible) ??
    commitmentDateProblem(plan, commited === restriction.commited ? null : commited) ??
    (isOtherDay ? committedAfterRequired(dates) : null)
  );
}
