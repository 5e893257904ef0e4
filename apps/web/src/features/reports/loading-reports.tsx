import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

const COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** Where the reports will stand. */
export function LoadingReports() {
  const { t } = useTranslation('common');
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gap: 4 }}
    >
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} variant="rounded" height={368} />
      ))}
    </Box>
  );
}
