import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../layout/visually-hidden';
import { NO_FILTERS } from './filters';
import type { Grid } from './grid';

/** Says to screen readers how many rows the filters left, and how they are put in order. */
export function FoundRows<Row>({ grid }: { readonly grid: Grid<Row> }) {
  const { t } = useTranslation('grid');
  const { found, rows, filtered, shown, view } = grid;
  const [by] = view.sorting;
  const column = by && shown.find(({ id }) => id === by.id);
  const isFiltered = Object.keys(filtered).length > Object.keys(NO_FILTERS).length;
  return (
    <Box component="div" role="status" sx={visuallyHidden}>
      {isFiltered && t('found', { count: found.length, of: rows.length })}{' '}
      {column && t(by.desc ? 'sortedDown' : 'sortedUp', { column: column.headInFull ?? column.head })}
    </Box>
  );
}
