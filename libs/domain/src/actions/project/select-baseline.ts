import { setFields } from '../../plan/change';
import { object } from '../../shape/shape';
import { accept, refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';

export const SELECT_BASELINE = defineAction({
  type: 'SELECT_BASELINE',
  summary: 'Makes a baseline the default one: the one that plans and indicators are compared with.',
  payload: object({ baselineId: rowId }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { baselineId }) {
    if (!plan.baselines.has(baselineId)) return refuse('BASELINE_UNKNOWN');
    return accept(
      plan.baselines.rows.map((one) => setFields('baselines', one, { isDefault: one.id === baselineId })),
    );
  },
});
