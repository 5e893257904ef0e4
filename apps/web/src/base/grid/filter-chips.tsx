import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../icons/icons';
import { choicesOf, type Column } from './column';
import { type ColumnFilter, NO_FILTERS, withFilter } from './filters';
import type { Grid } from './grid';

/** Above the grid, what it is filtered by: each can be taken away, and all at once. */
export function FilterChips<Row>({ grid }: { readonly grid: Grid<Row> }) {
  const { t } = useTranslation('grid');
  const { columns, filtered, filter, rows } = grid;
  const those = columns.filter(({ id }) => filtered[id]);
  if (those.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2, flexShrink: 0 }}>
      {those.map((column) => {
        const name = column.headInFull ?? column.head;
        return (
          <Chip
            key={column.id}
            size="small"
            label={`${name}: ${filterText(column, rows, filtered[column.id]!)}`}
            onDelete={() => filter(withFilter(filtered, column.id, {}))}
            deleteIcon={<CloseIcon aria-label={t('removeFilter', { column: name })} role="button" />}
            sx={{ maxWidth: 360 }}
          />
        );
      })}
      <Button size="small" onClick={() => filter(NO_FILTERS)}>
        {t('clearFilters')}
      </Button>
    </Box>
  );
}

const MOST_NAMED = 3;

/** The values that were ticked in words, and the text that is looked for. */
function filterText<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  { among = [], has }: ColumnFilter,
): string {
  const labels = new Map(rows.flatMap((row) => choicesOf(column, row).map(({ key, label }) => [key, label])));
  const named = among.slice(0, MOST_NAMED).map((key) => labels.get(key) || key || '—');
  const more = among.length > MOST_NAMED ? [`+${among.length - MOST_NAMED}`] : [];
  return [...named, ...more, ...(has ? [`“${has}”`] : [])].join(', ');
}
