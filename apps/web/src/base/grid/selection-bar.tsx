import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Grid } from './grid';

/** How many rows are ticked, and what can be done with all of them. */
export function SelectionBar<Row>({ grid }: { readonly grid: Grid<Row> }) {
  const { t } = useTranslation('grid');
  const { selection, rows, idOf } = grid;
  if (!selection?.bar || selection.ids.size === 0) return null;
  const chosen = rows.filter((row) => selection.ids.has(idOf(row)));
  return (
    <Box
      role="toolbar"
      aria-label={t('selectionBar')}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 2, flexShrink: 0 }}
    >
      <Typography variant="body2" role="status">
        {t('selected', { count: chosen.length })}
      </Typography>
      {selection.bar(chosen)}
      <Button size="small" onClick={() => selection.choose(new Set())}>
        {t('clearSelection')}
      </Button>
    </Box>
  );
}
