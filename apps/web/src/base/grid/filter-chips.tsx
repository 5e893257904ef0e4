import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../icons/icons';
import { useFormat } from '../format';
import { useShownDay } from '../use-day';
import { choicesOf, type Column, type ColumnKind } from './column';
import { type ColumnFilter, effectiveFilter, NO_FILTERS, withFilter } from './filters';
import type { Grid } from './grid';
import { type Bound, boundValue, isDay, movingRange } from './range';

/** Above the grid, what it is filtered by: each can be taken away, and all at once. */
export function FilterChips<Row>({ grid }: { readonly grid: Grid<Row> }) {
  const { t } = useTranslation('grid');
  const { columns, filtered, rows } = grid;
  const rangeText = useRangeText();
  const today = useShownDay();
  const those = columns.flatMap((column) => {
    const filter = filtered[column.id] && effectiveFilter(column, filtered[column.id]!, today);
    return filter ? { column, filter } : [];
  });
  if (those.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2, flexShrink: 0 }}>
      {those.map(({ column, filter }) => {
        const name = column.headInFull ?? column.head;
        return (
          <Chip
            key={column.id}
            size="small"
            label={`${name}: ${[valuesText(column, rows, filter), rangeText(column.kind, filter)].filter(Boolean).join(', ')}`}
            onDelete={() => grid.filter(withFilter(filtered, column.id, {}))}
            deleteIcon={<CloseIcon aria-label={t('removeFilter', { column: name })} role="button" />}
            sx={{ maxWidth: 360 }}
          />
        );
      })}
      <Button size="small" onClick={() => grid.filter(NO_FILTERS)}>
        {t('clearFilters')}
      </Button>
    </Box>
  );
}

const MOST_NAMED = 3;

/** The values that were ticked in words, and the text that is looked for. */
function valuesText<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  { among = [], has }: ColumnFilter,
): string {
  const named = among.slice(0, MOST_NAMED).map((key) => labelOf(column, rows, key) || key || '—');
  const more = among.length > MOST_NAMED ? [`+${among.length - MOST_NAMED}`] : [];
  return [...named, ...more, ...(has ? [`“${has}”`] : [])].join(', ');
}

/** Writes a range in words: that it moves on with the day, or from where to where. */
function useRangeText() {
  const { t } = useTranslation('grid');
  const format = useFormat();
  const today = useShownDay();
  return (kind: ColumnKind, { from, to }: ColumnFilter): string => {
    if (!from && !to) return '';
    const moving = movingRange(from, to);
    if (moving) return t(`range.${moving}`);
    const shown = (bound: Bound | undefined) => {
      const value = boundValue(kind, bound, today);
      return isDay(kind) ? format.date(value === null ? null : String(value)) : (bound ?? '');
    };
    const name = from && to ? 'between' : from ? 'since' : 'until';
    return t(`range.${name}`, { from: shown(from), to: shown(to) });
  };
}

function labelOf<Row>(column: Column<Row>, rows: readonly Row[], wanted: string): string | undefined {
  for (const row of rows) {
    const found = choicesOf(column, row).find(({ key }) => key === wanted);
    if (found) return found.label;
  }
  return column.labelOf?.(wanted);
}
