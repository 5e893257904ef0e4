import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { searchable } from '@plomada/contracts';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column';
import { withFilter } from './filters';
import type { Grid } from './grid';

interface Props<Row> {
  readonly grid: Grid<Row>;
  readonly column: Column<Row>;
  readonly anchor: () => Element | null;
  readonly onClose: () => void;
}

const MOST_SHOWN = 200;

/** The values of a column with how many rows have each, to tick; and a text to look for in it. */
export function ValueFilter<Row extends object>({ grid, column, anchor, onClose }: Props<Row>) {
  const { t } = useTranslation('grid');
  const titleId = useId();
  const { filtered, filter, choices } = grid;
  const { among = [], has = '' } = filtered[column.id] ?? {};
  const all = choices(column.id);
  const listed = useMemo(
    () => all.filter(({ label }) => searchable(label).includes(searchable(has))),
    [all, has],
  );
  const set = (change: { among?: readonly string[]; has?: string }) =>
    filter(withFilter(filtered, column.id, { among, has, ...change }));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 300, p: 4 } } }}
    >
      <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 3 }}>
        {t('filterBy', { column: column.headInFull ?? column.head })}
      </Typography>
      <TextField
        autoFocus
        type="search"
        label={t('contains')}
        value={has}
        onChange={({ target }) => set({ has: target.value })}
      />
      <Box
        component="ul"
        aria-label={t('values')}
        sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxHeight: 280, overflow: 'auto' }}
      >
        {listed.slice(0, MOST_SHOWN).map(({ key, label, count }) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <FormControlLabel
              label={label || t('blank')}
              sx={{ flex: 1, minWidth: 0, mr: 0 }}
              control={
                <Checkbox
                  size="small"
                  checked={among.includes(key)}
                  onChange={({ target }) =>
                    set({ among: target.checked ? [...among, key] : among.filter((one) => one !== key) })
                  }
                  sx={{ p: 1 }}
                />
              }
            />
            <Box component="span" className="numeric" sx={{ color: 'text.secondary' }}>
              {count}
            </Box>
          </Box>
        ))}
      </Box>
      {listed.length > MOST_SHOWN && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('moreValues', { count: listed.length - MOST_SHOWN })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 3 }}>
        <Button size="small" onClick={() => set({ among: [], has: '' })}>
          {t('clearFilter')}
        </Button>
        <Button size="small" variant="contained" onClick={onClose}>
          {t('done')}
        </Button>
      </Box>
    </Popover>
  );
}
