import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Grid } from './grid';

/** How many rows are ticked, and what can be done with all of them. */
export function SelectionBar<Row>({ grid }: { readonly grid: Grid<Row> }) {
  const { t } = useTranslation('grid');
  const { selection, lines, idOf } = grid;
  if (!selection?.bar) return null;
  // What a filter or a closed group hides is spared.
  const seen = lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
  const chosen = seen.filter((row) => selection.ids.has(idOf(row)));
  if (chosen.length === 0) return null;
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
