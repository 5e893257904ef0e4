import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grid } from './grid';

/** How many rows are ticked, and what can be done with all of them. */
export function SelectionBar<Row>({ grid }: { readonly grid: Grid<Row> }) {
  const { t } = useTranslation('grid');
  const { selection, lines, idOf } = grid;
  const ids = selection?.ids;
  // What a filter or a closed group hides is spared.
  const chosen = useMemo(() => {
    if (!ids || ids.size === 0) return [];
    return lines.flatMap((line) => (line.kind === 'row' && ids.has(idOf(line.row)) ? [line.row] : []));
  }, [lines, ids, idOf]);
  if (!selection?.bar || chosen.length === 0) return null;
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
