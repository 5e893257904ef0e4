import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grid } from './grid';

interface Props<Row> {
  readonly grid: Grid<Row>;
  /** Around the rows. */
  readonly root: RefObject<HTMLElement | null>;
}

/** How many rows are ticked, and what can be done with all of them. */
export function SelectionBar<Row>({ grid, root }: Props<Row>) {
  const { t } = useTranslation('grid');
  const { selection, lines, idOf } = grid;
  const ids = selection?.ids;
  // What a filter or a closed group hides is spared.
  const chosen = useMemo(() => {
    if (!ids || ids.size === 0) return [];
    return lines.flatMap((line) => (line.kind === 'row' && ids.has(idOf(line.row)) ? [line.row] : []));
  }, [lines, ids, idOf]);
  const isShown = selection?.bar !== undefined && chosen.length > 0;
  useFocusLeft(isShown, root);
  if (!isShown) return null;
  return (
    <Box
      role="toolbar"
      aria-label={t('selectionBar')}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 2, flexShrink: 0 }}
    >
      <Typography variant="body2" role="status">
        {t('selected', { count: chosen.length })}
      </Typography>
      {selection.bar!(chosen)}
      <Button size="small" onClick={() => selection.choose(new Set())}>
        {t('clearSelection')}
      </Button>
    </Box>
  );
}

/** Who pressed a button of a bar that is gone with it is at the cell that the keyboard reaches. */
function useFocusLeft(isShown: boolean, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const grid = root.current;
    if (!isShown || !grid) return;
    return () => {
      if (document.activeElement !== document.body) return;
      grid.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
    };
  }, [isShown, root]);
}
