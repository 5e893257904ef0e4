import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** Skeleton of a table: as many rows as would be seen. */
export function LoadingRows({ rows = 8 }: { readonly rows?: number }) {
  const { t } = useTranslation('common');
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Skeleton variant="rounded" height={40} />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={36} sx={{ opacity: 1 - row / (rows + 2) }} />
      ))}
    </Box>
  );
}

/** Skeleton of a page whose layout is not known yet: header and a body. */
export function LoadingPage() {
  return (
    <Box sx={{ px: { xs: 4, md: 6 }, py: 4, width: '100%' }}>
      <Skeleton variant="rounded" height={28} width={220} sx={{ mb: 6 }} />
      <LoadingRows />
    </Box>
  );
}
