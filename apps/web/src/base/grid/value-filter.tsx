import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { searchable } from '@plomada/contracts';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverDialog } from '../dialogs/popover-dialog';
import { TextField } from '../fields/text-field';
import { useNewest } from '../use-newest';
import type { Column } from './column';
import { type ColumnFilter, type CountedChoice, withFilter } from './filters';
import type { Grid } from './grid';
import { hasRange } from './range';
import { RangeFields } from './range-fields';

interface Props<Row> {
  readonly grid: Grid<Row>;
  readonly column: Column<Row>;
  readonly anchor: () => Element | null;
  readonly onClose: () => void;
}

const MOST_SHOWN = 50;
const NONE: readonly string[] = [];
const LONGEST_TEXT = 200;

/** The values of a column with how many rows have each, to tick; and a text to look for in it. */
export function ValueFilter<Row extends object>({ grid, column, anchor, onClose }: Props<Row>) {
  const { t } = useTranslation('grid');
  const { filtered, filter, choices } = grid;
  const { among = NONE, has = '', from = '', to = '' } = filtered[column.id] ?? {};
  const all = choices(column.id);
  const words = useMemo(() => all.map((choice) => ({ choice, label: searchable(choice.label) })), [all]);
  // The rows come first: the list to tick follows a moment after each letter.
  const looked = useDeferredValue(has);
  const listed = useMemo(() => {
    const wanted = searchable(looked);
    return words.flatMap(({ choice, label }) => (label.includes(wanted) ? [choice] : []));
  }, [words, looked]);
  const set = (change: ColumnFilter) =>
    filter(withFilter(filtered, column.id, { among, has, from, to, ...change }));
  const tick = useNewest((key: string, isTicked: boolean) =>
    set({ among: isTicked ? [...among, key] : among.filter((one) => one !== key) }),
  );
  return (
    <PopoverDialog
      title={t('filterBy', { column: column.headInFull ?? column.head })}
      anchor={anchor}
      width={300}
      side="left"
      onClose={onClose}
    >
      <TextField
        autoFocus
        type="search"
        label={t('contains')}
        value={has}
        onChange={(typed) => set({ has: typed })}
        maxLength={LONGEST_TEXT}
      />
      {hasRange(column.kind) && <RangeFields kind={column.kind} from={from} to={to} onChange={set} />}
      <Values listed={listed} among={among} onTicked={tick} />
      {listed.length > MOST_SHOWN && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('moreValues', { count: listed.length - MOST_SHOWN })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 3 }}>
        <Button size="small" onClick={() => set({ among: [], has: '', from: '', to: '' })}>
          {t('clearFilter')}
        </Button>
        <Button size="small" variant="contained" onClick={onClose}>
          {t('done')}
        </Button>
      </Box>
    </PopoverDialog>
  );
}

interface ValuesProps {
  readonly listed: readonly CountedChoice[];
  readonly among: readonly string[];
  readonly onTicked: (key: string, isTicked: boolean) => void;
}

const Values = memo(function Values({ listed, among, onTicked }: ValuesProps) {
  const { t } = useTranslation('grid');
  return (
    <Box
      component="ul"
      aria-label={t('values')}
      sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxHeight: 280, overflow: 'auto' }}
    >
      {listed.slice(0, MOST_SHOWN).map(({ key, label, count }) => (
        <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <FormControlLabel
            label={label || t('blank')}
            sx={{ flex: 1, minWidth: 0, mx: 0 }}
            control={
              <Checkbox
                size="small"
                checked={among.includes(key)}
                onChange={({ target }) => onTicked(key, target.checked)}
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
  );
});
