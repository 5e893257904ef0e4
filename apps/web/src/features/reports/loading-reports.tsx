import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

const COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

interface Props {
  /** The share of their calculation that is done, 0..1; null or left out where nobody waits for one. */
  readonly running?: number | null;
}

/** Where the reports will stand, and how far they are. */
export function LoadingReports({ running = null }: Props) {
  const { t } = useTranslation(['reports', 'common']);
  const format = useFormat();
  return (
    <>
      {running !== null && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 4, color: 'text.secondary' }}>
          <CircularProgress size={12} color="inherit" aria-hidden />
          {/* Read out once, not at each step. */}
          <span role="status">{t('calculating')}</span>
          <span className="numeric">{format.percent(running * 100, 0)}</span>
        </Box>
      )}
      <Box
        role="status"
        aria-label={t('common:loading')}
        sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gap: 4 }}
      >
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} variant="rounded" height={368} />
        ))}
      </Box>
    </>
  );
}
