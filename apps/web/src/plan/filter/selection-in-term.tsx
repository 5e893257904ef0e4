import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectPlan } from '../state/plan-selectors';
import { planFilterActions } from './plan-filter-slice';
import { useLeftTerm } from './use-left-term';

/** Takes what left the term with its close out of the selection, on whatever page that happens. */
export function SelectionInTerm() {
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectPlan);
  useLeftTerm(
    plan,
    useCallback((ids) => void dispatch(planFilterActions.unselected([...ids])), [dispatch]),
  );
  return null;
}
