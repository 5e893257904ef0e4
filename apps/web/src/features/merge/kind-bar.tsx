import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { MergeRow } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';
import { type Filter, KINDS, acceptable, keyOf, shownRows } from './merge-rows';

interface Props {
  readonly rows: readonly MergeRow[];
  /** Those that stand in the grid. */
  readonly shown: readonly MergeRow[];
  readonly chosen: readonly MergeRow[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly onTake: (keys: ReadonlySet<string>, isTaken: boolean) => void;
}

const FILTERS = ['all', ...KINDS, 'blocked'] as const;

/** How many rows there are of each kind, which are shown, and all or none of those at once. */
export function KindBar({ rows, shown, chosen, filter, onFilter, onTake }: Props) {
  const { t } = useTranslation('merge');
  const keys = new Set(acceptable(shown).map(keyOf));
  const taken = chosen.filter((row) => keys.has(keyOf(row))).length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('show')}
        value={filter.kind}
        onChange={(_, kind: Filter['kind'] | null) => kind && onFilter({ ...filter, kind })}
      >
        {FILTERS.map((kind) => (
          <ToggleButton key={kind} value={kind} disabled={countOf(rows, kind) === 0}>
            {t(`kind.${kind}`)}&nbsp;<span className="numeric">({countOf(rows, kind)})</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        label={t('search')}
        value={filter.name}
        onChange={(name) => onFilter({ ...filter, name })}
        sx={{ width: 240 }}
      />
      <Button size="small" disabled={taken === keys.size} onClick={() => onTake(keys, true)}>
        {t('all')}
      </Button>
      <Button size="small" disabled={taken === 0} onClick={() => onTake(keys, false)}>
        {t('none')}
      </Button>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {t('chosen', { chosen: chosen.length, count: rows.length })}
      </Typography>
    </Box>
  );
}

function countOf(rows: readonly MergeRow[], kind: Filter['kind']): number {
  return shownRows(rows, { kind, name: '' }).length;
}
