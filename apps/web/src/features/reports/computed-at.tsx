import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { Reports } from './reports-slice';

/** How fresh the figures are. */
export function ComputedAt({ reports }: { readonly reports: Reports }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  if (!reports.computedAt) return null;
  return (
    <Box component="span" role="status" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      {t('computedAt', { at: format.date(reports.computedAt) })}
      {reports.stale && (
        <>
          <CircularProgress size={12} color="inherit" aria-hidden />
          {t('stale')}
          {reports.running !== null && (
            <span className="numeric" aria-hidden>
              {format.percent(reports.running * 100, 0)}
            </span>
          )}
        </>
      )}
    </Box>
  );
}
