import type { ShownRestriction } from '@plomada/domain';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressFilters } from '../../base/grid/address-filters';
import type { Grid } from '../../base/grid/grid';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import { drawn } from '../../columns/catalogue';
import { RESTRICTION_COLUMNS } from '../../columns/restriction-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import { RestrictionStateLabel } from './restriction-state-label';

/** What is late stands first, and what is due next. */
const SORTING = [
  { id: 'state', desc: false },
  { id: 'required', desc: false },
];
const WIDE = { sorting: SORTING, hidden: ['created', 'age', 'neededBy', 'comments'] };
const NARROW = {
  sorting: SORTING,
  hidden: [...WIDE.hidden, 'family', 'type', 'tasks', 'commited', 'released', 'inTime'],
};
const idOf = ({ id }: ShownRestriction) => id;
const rowName = ({ detail }: ShownRestriction) => detail;

/** The grid of restrictions; what it is filtered by stands in the address. */
export function useRestrictionGrid(
  rows: readonly ShownRestriction[],
  onOpen: (id: string) => void,
): Grid<ShownRestriction> {
  const { t } = useTranslation('restrictions');
  const columns = useColumns(RESTRICTION_COLUMNS, useWords(), null);
  const narrow = useNarrow();
  return useGrid({
    name: t('title'),
    columns: useMemo(
      () =>
        drawn(columns, {
          state: ({ state }) => <RestrictionStateLabel state={state} />,
          tasks: ({ tasks }) => (
            <span title={tasks.map(({ code, text }) => `${code} ${text}`).join('\n')}>
              {tasks.map(({ code }) => code).join(', ')}
            </span>
          ),
          daysLeft: (row) => (
            <Box component="span" sx={row.daysLeft < 0 ? { color: 'stateText.delayed' } : {}}>
              {columns.find(({ id }) => id === 'daysLeft')!.text(row)}
            </Box>
          ),
        }),
      [columns],
    ),
    rows,
    idOf,
    rowName,
    initial: narrow ? NARROW : WIDE,
    keptAs: 'restrictions',
    filters: useAddressFilters(),
    onOpen: ({ id }) => onOpen(id),
    opensBy: 'click',
    noRows: t('nothingFound'),
  });
}
