import { type StateGroup, STATES_OF } from '@plomada/domain';
import { type Filters, withFilter } from '../../base/grid/filters';

/** The column of the table whose filter it is: table and board show the same. */
const COLUMN = 'state';

const ticked = (filters: Filters): readonly string[] => filters[COLUMN]?.among ?? [];

/** Whether tasks are shown that are so, because somebody asked for them. */
export const isAsked = (filters: Filters, group: StateGroup): boolean =>
  STATES_OF[group].every((state) => ticked(filters).includes(state));

/** The filters with those tasks asked for besides, or not any more. */
export function toggled(filters: Filters, group: StateGroup): Filters {
  const states: readonly string[] = STATES_OF[group];
  const others = ticked(filters).filter((state) => !states.includes(state));
  const among = isAsked(filters, group) ? others : [...others, ...states];
  return withFilter(filters, COLUMN, { ...filters[COLUMN], among });
}
