import { lookaheadWindow, type Plan } from '@plomada/domain';
import { boundValue } from '../../base/grid/range';
import type { PlanFilterState } from './plan-filter-slice';
import type { RowFilter } from './shown-rows';

/** The filter of a plan on a day: ranges that move on with the day have their dates. */
export function rowFilter(
  {
    level,
    search,
    responsible,
    filter,
  }: Pick<PlanFilterState, 'level' | 'search' | 'responsible' | 'filter'>,
  plan: Plan,
  today: string,
): RowFilter {
  const day = (bound: string) => boundValue('date', bound, today) as string | null;
  const { states, from, to } = filter;
  return {
    ...{ level, search, responsible, states },
    ...{ from: day(from), to: day(to), lookahead: lookaheadWindow(plan) },
  };
}
