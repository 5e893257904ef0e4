import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { LookaheadPeriod } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { usePhone } from '../../base/layout/use-phone';

/** A short term of the lookahead: its days, and how much of its work is made ready. */
export function PeriodHead({ period }: { readonly period: LookaheadPeriod }) {
  const { t } = useTranslation('restrictions');
  const format = useFormat();
  const { number, start, end, ready, tasks } = period;
  const isPhone = usePhone();
  const count = tasks.length;
  const share = count === 0 ? null : ready / count;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, sm: 4 }, width: '100%', minWidth: 0 }}>
      <Typography component="span" noWrap sx={{ fontWeight: 600, fontSize: 'inherit' }}>
        {t(isPhone ? 'manager.periodOnPhone' : 'manager.period', {
          number,
          start: format.date(start),
          end: format.date(end),
        })}
      </Typography>
      {share !== null && (
        <LinearProgress
          variant="determinate"
          value={share * 100}
          aria-hidden
          color={share === 1 ? 'success' : 'primary'}
          sx={{ width: 96, height: 6, borderRadius: 3, flexShrink: 0, display: { xs: 'none', sm: 'block' } }}
        />
      )}
      <Typography component="span" noWrap sx={{ fontSize: 'inherit', color: 'text.secondary' }}>
        {share === null
          ? t('manager.noTasks')
          : t(isPhone ? 'manager.readyOnPhone' : 'manager.ready', {
              count,
              ready,
              share: format.percent(share * 100, 0),
            })}
      </Typography>
    </Box>
  );
}
