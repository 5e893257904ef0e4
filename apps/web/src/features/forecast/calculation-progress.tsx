import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { ProjectForecast } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

/** Of when the forecast is, and how far a newer one has come. */
export function CalculationProgress({
  answer: { computedAt, running },
}: {
  readonly answer: ProjectForecast;
}) {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      {computedAt && <span>{t('calculatedAt', { at: format.date(computedAt) })}</span>}
      {running !== null && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
          <CircularProgress size={12} color="inherit" aria-hidden />
          {/* Read out once, not at each step. */}
          <span role="status">{t('calculating')}</span>
          <span className="numeric">{format.percent(running * 100, 0)}</span>
        </Box>
      )}
    </Box>
  );
}
