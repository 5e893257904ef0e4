import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** Skeleton of a short form. */
export function CardSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 4 }}>
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={44} />
    </Box>
  );
}
