import { evolve, removeRow } from '../../plan/change';
import { baselineNeeded } from '../../rules/removals';
import { object } from '../../shape/shape';
import { accept, refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';

export const REMOVE_BASELINE = defineAction({
  type: 'REMOVE_BASELINE',
  summary: 'Removes a baseline that is not the default one.',
  payload: object({ baselineId: rowId }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { baselineId }) {
    const baseline = plan.baselines.get(baselineId);
    if (!baseline) return refuse('BASELINE_UNKNOWN');
    const changes = [removeRow('baselines', baseline)];
    const refusal = baselineNeeded(evolve(plan, changes), baseline);
    return refusal ? { ok: false, refusal } : accept(changes);
  },
});
