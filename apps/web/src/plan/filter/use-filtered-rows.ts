import type { PlanRow } from '@plomada/domain';
import { useMemo } from 'react';
import { useAppSelector } from '../../base/hooks';
import { usePlanRows } from '../rows/use-plan-view';
import { selectPlan } from '../state/plan-selectors';
import { type PlanFilterState, selectPlanFilter } from './plan-filter-slice';
import { useToday } from '../rows/use-today';
import { rowFilter } from './row-filter';
import { shownRows } from './shown-rows';

/** The filter of the open plan. What was saved with it may name somebody who has left: then it is everybody's tasks. */
export function usePlanFilter(): PlanFilterState {
  const filter = useAppSelector(selectPlanFilter);
  const people = useAppSelector((state) => selectPlan(state)?.responsibles);
  const isKnown = filter.responsible === null || people?.has(filter.responsible) === true;
  return useMemo(() => (isKnown ? filter : { ...filter, responsible: null }), [filter, isKnown]);
}

/** The rows of the open plan that level, words, responsible, states and days leave, with the branches that they stand in. */
export function useFilteredRows(): readonly PlanRow[] {
  const rows = usePlanRows();
  const plan = useAppSelector(selectPlan);
  const { level, search, responsible, filter } = usePlanFilter();
  const today = useToday();
  return useMemo(
    () => (plan ? shownRows(rows, rowFilter({ level, search, responsible, filter }, plan, today)) : rows),
    [rows, plan, level, search, responsible, filter, today],
  );
}
