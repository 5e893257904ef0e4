import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { WORK_SCOPES, type WorkScope } from '@plomada/domain';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly scope: WorkScope;
  readonly onChosen: (scope: WorkScope) => void;
}

/** Which work is shown: that of the short term, of the lookahead, or all. */
export function ScopeSwitch({ scope, onChosen }: Props) {
  const { t } = useTranslation('progress');
  return (
    <Stack direction="row" role="group" aria-label={t('scopeLabel')} sx={{ gap: 2, mb: 3, flexShrink: 0 }}>
      {WORK_SCOPES.map((one) => (
        <Chip
          key={one}
          label={t(`scope.${one}`)}
          color={scope === one ? 'primary' : 'default'}
          variant={scope === one ? 'filled' : 'outlined'}
          aria-pressed={scope === one}
          onClick={() => onChosen(one)}
        />
      ))}
    </Stack>
  );
}
