import { addRow, setFields } from '../../plan/change';
import type { Plan, Restriction } from '../../plan/plan';
import {
  commitmentDateProblem,
  committedAfterRequired,
  responsibleProblem,
  taskProblem,
} from '../../restrictions/rules';
import { gathered } from '../../rules/gathered';
import { object, type TypeOf } from '../../shape/shape';
import type { Refusal } from '../../decisions/refusal';
import { defineAction, SMALL } from '../action';
import { acceptWithFollowers } from '../tasks/cascade';
import { tasksRefusal } from './restriction-access';
import { restrictionFields } from './restriction-fields';

const payload = object(restrictionFields);

export const NEW_RESTRICTION = defineAction({
  type: 'NEW_RESTRICTION',
  summary: 'Adds a restriction that holds back the start or the end of tasks until it is released.',
  payload,
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, given, context) {
    const refusal = tasksRefusal(plan, given.taskIds, context) ?? problemOf(plan, given);
    if (refusal) return { ok: false, refusal };
    const taskIds = [...new Set(given.taskIds)];
    const restriction: Restriction = {
      ...given,
      taskIds,
      id: context.newId(0),
      created: context.today,
      released: null,
      releasedTerm: null,
      inProcess: false,
    };
    const touched = taskIds.map((id) => setFields('tasks', plan.tasks.get(id)!, { imported: false }));
    const edit = [addRow('restrictions', restriction), ...touched];
    return acceptWithFollowers(plan, edit);
  },
});

function problemOf(plan: Plan, given: TypeOf<typeof payload>): Refusal | null {
  return (
    gathered([...new Set(given.taskIds)].map((id) => taskProblem(plan, [id], given.type))) ??
    responsibleProblem(plan, given.responsible) ??
    commitmentDateProblem(plan, given.commited) ??
    committedAfterRequired(given)
  );
}
