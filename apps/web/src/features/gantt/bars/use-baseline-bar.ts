import { useAppSelector } from '../../../base/hooks';
import { selectMay, selectScenario } from '../../../plan/state/plan-selectors';

/** Why this person takes no baseline here, as the key of the words; null for who may: whoever edits the plan, in the live plan. */
export function useBaselineBar(): 'bars.baselineOfLive' | 'bars.baselineByEditors' | null {
  const editable = useAppSelector(selectMay('editPlan'));
  const scenario = useAppSelector(selectScenario);
  if (scenario !== null) return 'bars.baselineOfLive';
  return editable ? null : 'bars.baselineByEditors';
}
