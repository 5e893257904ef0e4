import { removeRow } from '../../plan/change';
import { object } from '../../shape/shape';
import { accept, defineAction, refuse, SMALL } from '../action';
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
    if (baseline.isDefault && plan.baselines.size > 1) {
      return refuse('BASELINE_IS_DEFAULT', { name: baseline.name });
    }
    if (plan.baselines.size === 1 && plan.settings.weighingOption === 'baselineDuration') {
      return refuse('BASELINE_IN_USE', { name: baseline.name });
    }
    return accept([removeRow('baselines', baseline)]);
  },
});
