import type { Failure } from '@plomada/contracts';
import type { PlanAction } from '@plomada/domain';
import { useCallback, useState } from 'react';
import { useAppDispatch } from '../../base/hooks';
import { planActions, type SubmitMeta } from '../state/plan-actions';
import { useRefusalHere } from './use-refusal-here';

/** Remembers, for a form to show, why the open plan would not take the action that was last asked for. */
export function useRefusalShown(): {
  readonly failure: Failure | null;
  /** Whether the plan would take it. */
  readonly allows: (action: PlanAction) => boolean;
} {
  const refusalHere = useRefusalHere();
  const [failure, setFailure] = useState<Failure | null>(null);
  const allows = useCallback(
    (action: PlanAction) => {
      const refusal = refusalHere(action);
      setFailure(refusal);
      return refusal === null;
    },
    [refusalHere],
  );
  return { failure, allows };
}

/**
 * Does, or proposes, what a form asks for and leaves it by `onDone`; where the plan does not take it, the form stays and says why.
 * Answers whether it was taken.
 */
export function useSubmitUnlessRefused(onDone: () => void): {
  readonly failure: Failure | null;
  readonly submit: (action: PlanAction, meta?: SubmitMeta) => boolean;
} {
  const dispatch = useAppDispatch();
  const { failure, allows } = useRefusalShown();
  const submit = useCallback(
    (action: PlanAction, meta?: SubmitMeta) => {
      if (!allows(action)) return false;
      dispatch(planActions.submit(action, meta));
      onDone();
      return true;
    },
    [dispatch, allows, onDone],
  );
  return { failure, submit };
}
