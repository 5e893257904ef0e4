import { type Plan, type PlanRow, type PlanView, viewOf } from '@plomada/domain';
import { useMemo } from 'react';
import { useAppSelector } from '../../base/hooks';
import { selectPlan } from '../state/plan-selectors';
import { useToday } from './use-today';

const NO_ROWS: readonly PlanRow[] = [];

/** The plan's rows with everything that follows from it; null while no plan is open. */
export function usePlanView(): PlanView | null {
  const plan = useAppSelector(selectPlan);
  const day = useToday();
  return useMemo(() => (plan ? planViewOf(plan, day) : null), [plan, day]);
}

let last: PlanView | undefined;

/** The view of a plan on a day; rows that were shown before and are as they were stay the same objects. */
export function planViewOf(plan: Plan, day: string): PlanView {
  last = viewOf(plan, day, last);
  return last;
}

/** The rows of the open plan in tree order, none while none is open. A row that an edit leaves as it was stays the same object. */
export const usePlanRows = (): readonly PlanRow[] => usePlanView()?.rows ?? NO_ROWS;

/** The row of a task of the open plan; undefined for an unknown id. */
export const usePlanRow = (id: string): PlanRow | undefined => usePlanView()?.of(id);
