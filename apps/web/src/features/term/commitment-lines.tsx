import Typography from '@mui/material/Typography';
import type { CommitmentLevel } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

/** What stands beside a PPC, so that one gained by promising little shows; and what was done unpromised, which it does not count. */
export function CommitmentLines({ level, beyond }: Pick<CommitmentLevel, 'level' | 'beyond'>) {
  const { t } = useTranslation('term');
  const format = useFormat();
  return (
    <>
      {level && level.denominator > 0 && (
        <Typography color="textSecondary">
          {t('commitmentLevel', {
            share: format.percent(level.value),
            promised: level.numerator,
            count: level.denominator,
          })}
        </Typography>
      )}
      {beyond > 0 && <Typography color="textSecondary">{t('beyond', { count: beyond })}</Typography>}
    </>
  );
}
