import { type PlanView, viewOf } from '@plomada/domain';
import { useMemo } from 'react';
import { useAppSelector } from '../../base/hooks';
import { today } from '../../plan/state/author';
import { selectPlan } from '../../plan/state/plan-selectors';

/** The plan's rows with everything that follows from it; null while no plan is open. */
export function usePlanView(): PlanView | null {
  const plan = useAppSelector(selectPlan);
  const day = today();
  return useMemo(() => (plan ? viewOf(plan, day) : null), [plan, day]);
}
