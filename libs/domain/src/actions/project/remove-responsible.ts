import { removeRow } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import { object } from '../../shape/shape';
import { accept, defineAction, refuse, SMALL } from '../action';
import { rowId } from '../payload-fields';

export const REMOVE_RESPONSIBLE = defineAction({
  type: 'REMOVE_RESPONSIBLE',
  summary:
    'Removes a responsible who is on no task, restriction or closed term; others can be made inactive.',
  payload: object({ responsibleId: rowId }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { responsibleId }) {
    const responsible = plan.responsibles.get(responsibleId);
    if (!responsible) return refuse('RESPONSIBLE_UNKNOWN');
    const tasks = tasksOf(plan, responsibleId);
    if (tasks.length > 0 || isOnRecord(plan, responsibleId)) {
      return refuse('RESPONSIBLE_IN_USE', { tasks: tasks.length }, tasks);
    }
    return accept([removeRow('responsibles', responsible)]);
  },
});

function tasksOf(plan: Plan, id: string): readonly string[] {
  return plan.tasks.rows.filter((task) => task.responsibles.includes(id)).map((task) => task.id);
}

/** Restrictions and closed terms name people too: indicators by responsible would lose them. */
function isOnRecord(plan: Plan, id: string): boolean {
  return (
    plan.restrictions.rows.some((restriction) => restriction.responsible === id) ||
    plan.terms.rows.some((term) => term.tasks.some((row) => row.responsibles.includes(id))) ||
    plan.closes.rows.some((close) => close.restrictions.some(({ responsible }) => responsible === id))
  );
}
