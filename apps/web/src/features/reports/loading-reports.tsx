import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { FIGURE_COLUMNS } from './figure-columns';

export function LoadingReports() {
  const { t } = useTranslation('reports');
  return (
    <Box role="status" aria-label={t('common:loading')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: FIGURE_COLUMNS, gap: 4, mb: 4 }}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} variant="rounded" height={136} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
