import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { TextField } from '../fields/text-field';
import { DateField } from '../fields/date-field';
import { useShownDay } from '../use-day';
import type { ColumnKind } from './column';
import {
  type Bound,
  boundValue,
  isDay,
  LONGEST_BOUND,
  movingRange,
  type MovingRange,
  MOVING_RANGES,
} from './range';

interface Props {
  readonly kind: ColumnKind;
  /** '' where it is open. */
  readonly from: Bound;
  readonly to: Bound;
  readonly onChange: (range: { readonly from?: Bound; readonly to?: Bound }) => void;
}

const TOUCHED_CHIP = { '@media (pointer: coarse)': { height: 44, borderRadius: '22px', px: 1 } } as const;

/** From which to which day, or figure; and ranges of days that move on with the day. */
export function RangeFields({ kind, from, to, onChange }: Props) {
  const { t } = useTranslation('grid');
  const today = useShownDay();
  const chosen = movingRange(from || undefined, to || undefined);
  const field = (end: 'from' | 'to', bound: Bound) =>
    isDay(kind) ? (
      <DateField
        label={t(`range.${end}`)}
        value={String(boundValue(kind, bound, today) ?? '')}
        onChange={(date) => onChange({ [end]: date })}
      />
    ) : (
      <TextField
        label={t(`range.${end}`)}
        value={bound}
        onChange={(typed) => onChange({ [end]: typed })}
        inputMode="decimal"
        maxLength={LONGEST_BOUND}
      />
    );
  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 1 150px' } }}>
        {field('from', from)}
        {field('to', to)}
      </Box>
      {isDay(kind) && (
        <Box
          role="group"
          aria-label={t('range.moving')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}
        >
          {(Object.keys(MOVING_RANGES) as MovingRange[]).map((name) => (
            <Chip
              key={name}
              size="small"
              label={t(`range.${name}`)}
              sx={TOUCHED_CHIP}
              variant={chosen === name ? 'filled' : 'outlined'}
              aria-pressed={chosen === name}
              onClick={() => onChange({ from: '', to: '', ...(chosen !== name && MOVING_RANGES[name]) })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
