import { addRow, type Change, removeRow, setFields } from '../../plan/change';
import { list, nullable, object } from '../../shape/shape';
import { accept, type Decision, refuse } from '../../decisions/decision';
import { defineAction, LARGE } from '../action';
import { MAX_BULK, rowId } from '../payload-fields';

export const ASSIGN_RHYTHM = defineAction({
  type: 'ASSIGN_RHYTHM',
  summary: 'Places tasks or branches in the line of balance: a unit and a category of work, or none of both.',
  payload: object({
    taskIds: list(rowId, MAX_BULK, 1),
    unit: nullable(rowId),
    category: nullable(rowId),
  }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, { taskIds, unit, category }): Decision {
    const unknown = taskIds.filter((id) => !plan.tasks.has(id));
    if (unknown.length > 0) return refuse('TASK_UNKNOWN', undefined, unknown);
    const isKnown =
      unit !== null && category !== null && plan.rhythmUnits.has(unit) && plan.rhythmCategories.has(category);
    if (!isKnown && (unit !== null || category !== null)) return refuse('RHYTHM_UNKNOWN');
    return accept(
      [...new Set(taskIds)].map((id): Change | null => {
        const present = plan.rhythmPlaces.get(id);
        if (!isKnown) return present ? removeRow('rhythmPlaces', present) : null;
        if (present) return setFields('rhythmPlaces', present, { unit, category });
        return addRow('rhythmPlaces', { id, unit, category });
      }),
    );
  },
});
