import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterIcon } from '../icons/icons';
import type { Grid } from './grid';
import { ValueFilter } from './value-filter';

/** Filters rows by their columns where these have no heads to do it from, as on a board. */
export function FilterButton<Row extends object>({ grid }: { readonly grid: Grid<Row> }) {
  const { t } = useTranslation('grid');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [columnId, setColumnId] = useState<string | null>(null);
  const columns = grid.columns.filter(({ isTool }) => !isTool);
  const column = columns.find(({ id }) => id === columnId);
  const close = () => {
    setAnchor(null);
    setColumnId(null);
  };
  return (
    <>
      <Tooltip title={t('filterButton')}>
        <IconButton
          aria-label={t('filterButton')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ width: 36, height: 36 }}
        >
          <FilterIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && !column && (
        <Menu open anchorEl={anchor} onClose={close} aria-label={t('filterButton')}>
          {columns.map(({ id, head, headInFull }) => (
            <MenuItem key={id} onClick={() => setColumnId(id)}>
              {headInFull ?? head}
            </MenuItem>
          ))}
        </Menu>
      )}
      {anchor && column && <ValueFilter grid={grid} column={column} anchor={() => anchor} onClose={close} />}
    </>
  );
}
