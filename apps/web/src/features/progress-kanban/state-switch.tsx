import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { STATE_GROUPS } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import type { Filters } from '../../base/grid/filters';
import { isAsked, toggled } from './state-filter';

interface Props {
  readonly filters: Filters;
  readonly onChosen: (filters: Filters) => void;
}

/** Shows only what is made ready, not analysed, restricted or late, or several of these. */
export function StateSwitch({ filters, onChosen }: Props) {
  const { t } = useTranslation('progress');
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('kanban.statesLabel')}
      sx={{ flexWrap: 'wrap', gap: 2, mb: 3 }}
    >
      {STATE_GROUPS.map((one) => (
        <Chip
          key={one}
          label={t(`kanban.states.${one}`)}
          color={isAsked(filters, one) ? 'primary' : 'default'}
          variant={isAsked(filters, one) ? 'filled' : 'outlined'}
          aria-pressed={isAsked(filters, one)}
          onClick={() => onChosen(toggled(filters, one))}
        />
      ))}
    </Stack>
  );
}
