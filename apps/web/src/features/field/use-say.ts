import type { Failure } from '@plomada/contracts';
import type { PlanAction } from '@plomada/domain';
import { useCallback, useState } from 'react';
import { useAppDispatch } from '../../base/hooks';
import { useRefusalHere } from '../../plan/proposing/use-refusal-here';
import { planActions } from '../../plan/state/plan-actions';

/** Does, or proposes, what a sheet asks for and leaves it; where the plan does not take it, the sheet stays and says why. */
export function useSay(onSaid: () => void): {
  readonly failure: Failure | null;
  readonly say: (action: PlanAction) => void;
} {
  const dispatch = useAppDispatch();
  const refusalHere = useRefusalHere();
  const [failure, setFailure] = useState<Failure | null>(null);
  const say = useCallback(
    (action: PlanAction) => {
      const refusal = refusalHere(action);
      setFailure(refusal);
      if (refusal) return;
      dispatch(planActions.submit(action));
      onSaid();
    },
    [dispatch, refusalHere, onSaid],
  );
  return { failure, say };
}
