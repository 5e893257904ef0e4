import type { GridColumn } from '@plomada/contracts';
import type { PlanningLevel } from '../../../plan/filter/plan-filter-slice';

/** What a level's list says of a task besides its name, days, state and progress. */
export const LIST_COLUMNS: Readonly<Record<PlanningLevel, readonly GridColumn[]>> = {
  masterPlan: [],
  lookahead: ['responsible'],
  shortTerm: ['commitment', 'responsible'],
  baseline: ['baselineEnd', 'endVariance'],
};
